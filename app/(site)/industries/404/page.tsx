import { notFoundMetadata, SectionNotFound } from '../../../section-not-found';

export const generateMetadata = () => notFoundMetadata('industries');

export default function NotFoundPage() {
  return <SectionNotFound section="industries" />;
}
