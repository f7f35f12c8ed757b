import { notFoundMetadata, SectionNotFound } from '../../../section-not-found';

export const generateMetadata = () => notFoundMetadata('blog');

export default function NotFoundPage() {
  return <SectionNotFound section="blog" />;
}
