import {
  Blocks,
  ClipboardCheck,
  Compass,
  Funnel,
  Globe,
  GraduationCap,
  Handshake,
  Headset,
  HeartHandshake,
  Lightbulb,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Package,
  Podcast,
  Sprout,
  TrendingUp,
  UserRoundSearch,
  Users,
} from 'lucide-react';

import type { IconName } from '#lib/content/schema/icons';

const icons: Record<IconName, LucideIcon> = {
  blocks: Blocks,
  'clipboard-check': ClipboardCheck,
  compass: Compass,
  funnel: Funnel,
  globe: Globe,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  headset: Headset,
  'heart-handshake': HeartHandshake,
  lightbulb: Lightbulb,
  'messages-square': MessagesSquare,
  newspaper: Newspaper,
  package: Package,
  podcast: Podcast,
  sprout: Sprout,
  'trending-up': TrendingUp,
  'user-round-search': UserRoundSearch,
  users: Users,
};

/** A decorative icon; content can use the names listed above. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden strokeWidth={1.75} className={`size-7 ${className}`} />;
}
