declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2';
    /** A number fixes an axis; a range limits it and leaves it variable. */
    variationAxes: Record<string, number | { min: number; max: number } | undefined>;
    /** OpenType features to keep. Default: all. */
    keepFeatures?: string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
