/** Icon names allowed in content; components/ui/icon.tsx draws them. */
export const iconNames = [
  'blocks',
  'clipboard-check',
  'compass',
  'funnel',
  'globe',
  'graduation-cap',
  'handshake',
  'headset',
  'heart-handshake',
  'lightbulb',
  'messages-square',
  'newspaper',
  'package',
  'podcast',
  'sprout',
  'trending-up',
  'user-round-search',
  'users',
] as const;

export type IconName = (typeof iconNames)[number];
