import { cva, type VariantProps } from 'class-variance-authority';

/** Classes of a small control with round ends: a link or a button, which may be pressed. */
export const pillClass = cva(
  'inline-flex items-center justify-center gap-2 rounded-full border border-line-strong hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
  {
    variants: {
      size: {
        small: 'min-h-8 px-3 font-medium text-tiny',
        medium: 'min-h-11 px-4 font-medium text-small',
        large: 'min-h-11 px-6 font-semibold text-small',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

type ButtonProps = Omit<React.ComponentProps<'button'>, 'className' | 'type'>;

/** A button with round ends. */
export function Pill({ size, ...rest }: ButtonProps & VariantProps<typeof pillClass>) {
  return <button type="button" className={pillClass({ size })} {...rest} />;
}
