/** Title of a part of a series without "<series>, Part <n>: ". */
export const nameOfPart = ({ title, series }: { title: string; series: { part: number } }) =>
  title.replace(new RegExp(`^.*\\bPart ${series.part}: `), '');
