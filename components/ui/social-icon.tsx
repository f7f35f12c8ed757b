const paths = {
  linkedin: 'M7 10v7M7 7v.01M11 17v-7M11 13.5c0-2 1.2-3.5 3-3.5s3 1.2 3 3.5V17',
  youtube:
    'M10 9.2v5.6l5-2.8zM4 12c0-2.5.2-3.7 1-4.5C6 6.5 8.5 6.2 12 6.2s6 .3 7 1.3c.8.8 1 2 1 4.5s-.2 3.7-1 4.5c-1 1-3.5 1.3-7 1.3s-6-.3-7-1.3c-.8-.8-1-2-1-4.5z',
  x: 'M6 6l12 12M18 6L6 18',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.5v.01',
};

/** Icons of the social networks in the style of the other icons; lucide has no brand icons. */
export function SocialIcon({ network }: { network: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[network]} />
    </svg>
  );
}
