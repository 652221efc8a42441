export const words = {
  ending: 'This server is about to end. Ask another one.',
  databaseAway: 'The database is away for a moment.',
  noMetrics: 'There is no such call.',
  metricsToken: 'Show the token of the metrics: Authorization: Bearer …',
}
