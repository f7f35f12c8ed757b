/** Who tells a case. There is no value for aggregators: cite what they summarize. */
export const accounts = {
  own: 'Told by the organization',
  supplier: 'Told by the supplier',
  study: 'Published study',
  filing: 'Company filing',
  regulator: 'Told by a public authority',
  consultant: 'Told by a consultancy',
  press: 'Press report',
} as const;
