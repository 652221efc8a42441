/** Zones offered before a search: the specification's groups, with display names. */
export const timezoneGroups = [
  {
    id: 'northAmerica',
    zones: [
      ['New York', 'America/New_York'],
      ['Chicago', 'America/Chicago'],
      ['Denver', 'America/Denver'],
      ['Los Angeles', 'America/Los_Angeles'],
      ['Toronto', 'America/Toronto'],
      ['Vancouver', 'America/Vancouver'],
    ],
  },
  {
    id: 'europe',
    zones: [
      ['London', 'Europe/London'],
      ['Paris', 'Europe/Paris'],
      ['Moscow', 'Europe/Moscow'],
      ['Rome', 'Europe/Rome'],
      ['Madrid', 'Europe/Madrid'],
    ],
  },
  {
    id: 'asia',
    zones: [
      ['Tokyo', 'Asia/Tokyo'],
      ['Shanghai', 'Asia/Shanghai'],
      ['Hong Kong', 'Asia/Hong_Kong'],
      ['Singapore', 'Asia/Singapore'],
      ['Seoul', 'Asia/Seoul'],
      ['Mumbai', 'Asia/Kolkata'],
      ['Dubai', 'Asia/Dubai'],
    ],
  },
  {
    id: 'pacific',
    zones: [
      ['Sydney', 'Australia/Sydney'],
      ['Melbourne', 'Australia/Melbourne'],
      ['Auckland', 'Pacific/Auckland'],
      ['Honolulu', 'Pacific/Honolulu'],
    ],
  },
  {
    id: 'other',
    zones: [
      ['Sao Paulo', 'America/Sao_Paulo'],
      ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
      ['Johannesburg', 'Africa/Johannesburg'],
      ['Cairo', 'Africa/Cairo'],
    ],
  },
] as const
