import { notFoundMetadata, SectionNotFound } from '../../../section-not-found';

export const generateMetadata = () => notFoundMetadata('careers');

export default function NotFoundPage() {
  return <SectionNotFound section="careers" />;
}
