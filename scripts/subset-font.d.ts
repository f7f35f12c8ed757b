declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2';
    /** A number fixes an axis; a range keeps it variable within. */
    variationAxes: Record<string, number | { min: number; max: number } | undefined>;
    /** OpenType features that stay; all without it. */
    keepFeatures?: string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
