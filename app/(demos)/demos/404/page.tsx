import { notFoundMetadata, SectionNotFound } from '../../../section-not-found';

export const generateMetadata = () => notFoundMetadata('demos');

export default function NotFoundPage() {
  return <SectionNotFound section="demos" />;
}
