const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const words = {
  backupUsage: 'Say where to: npm run backup -- FILE',
  restoreUsage: 'Say which: npm run restore -- FILE [--replace]',
  exists: (file: string) => `${file} is there already: name another file.`,
  cannotWrite: (file: string, why: string) => `${file} could not be written (${why}).`,
  taken: (tables: number, photos: number, megabytes: number, file: string) =>
    `${counted(tables, 'table', 'tables')} and ${counted(photos, 'photo', 'photos')} are in ${file} (${megabytes.toFixed(1)} MB). It holds everything that people entrusted to you, and the secrets that sign sessions: keep it as safe as the database.`,
  restored: (tables: number, photos: number, when: string) =>
    `${counted(tables, 'table', 'tables')} and ${counted(photos, 'photo', 'photos')} are as they were on ${when}.`,
  notABackup: (file: string) => `${file} is no backup of ours, or it is damaged. Nothing was changed.`,
  damaged: (what: string) => `The backup is damaged: ${what} is not what was written. Nothing was changed.`,
  newer: (version: string) =>
    `The backup was made by version ${version}, which is newer than this one: restore it there. Nothing was changed.`,
  notEmpty:
    'The database holds data already. To put the backup in its place, which deletes that data, add --replace. Nothing was changed.',
  served: 'A server is running on this database: end it first. Nothing was changed.',
  checking: 'Checking the backup…',
  loading: 'Putting it in place…',
  broken: (why: string) =>
    `The backup could not be put in place: ${why}. The database is not complete; restore again with --replace.`,
}
