import { cva, type VariantProps } from 'class-variance-authority';

import { TextLink } from './text-link';

const variants = cva(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border px-6 py-2.5 text-center font-semibold text-small transition-all print:hidden',
  {
    variants: {
      variant: {
        solid: 'border-ink bg-ink text-paper hover:border-primary-text hover:bg-primary-text',
        outline: 'border-line-strong text-ink hover:border-ink',
      },
    },
    defaultVariants: { variant: 'solid' },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof variants>['variant']>;

/** Classes of a button or of a link that looks like one. */
export const buttonClass = (variant?: ButtonVariant) => variants({ variant });

/** A link that looks like a button, 48 px high. */
export function ButtonLink({
  href,
  variant,
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  children: React.ReactNode;
}) {
  return (
    <TextLink href={href} className={buttonClass(variant)}>
      {children}
    </TextLink>
  );
}

export interface Action {
  label: string;
  href: string;
  /** Visually hidden text that completes a short label for screen readers. */
  about?: string;
}

/** Two links: the first solid, the second outlined. */
export function ButtonPair({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map(({ label, href, about }, index) => (
        <ButtonLink key={label} href={href} variant={index === 0 ? 'solid' : 'outline'}>
          {label}
          {about && <span className="sr-only"> {about}</span>}
        </ButtonLink>
      ))}
    </div>
  );
}
