import { Art } from '#components/ui/art';
import type { Post } from '#lib/content/collections/blog';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { paperSubject, postSubject } from '#lib/content/pages/art-subjects';

type CoverProps = Omit<React.ComponentProps<typeof Art>, 'fallback' | 'frame'> & {
  frame?: React.ComponentProps<typeof Art>['frame'];
};

/** Picture of a piece. */
export const Cover = (props: CoverProps) => <Art frame="card" {...props} />;

type PieceCoverProps = Omit<CoverProps, 'subject' | 'own'>;

/** Cover of a post: its own picture or the drawn one. */
export const PostCover = ({
  post,
  ...rest
}: {
  post: Pick<Post, 'id' | 'series' | 'category' | 'coverImage'>;
} & PieceCoverProps) => <Cover subject={postSubject(post)} own={post.coverImage} {...rest} />;

/** Cover of a paper: its own picture or the drawn one. */
export const PaperCover = ({ paper, ...rest }: { paper: WhitePaper } & PieceCoverProps) => (
  <Cover subject={paperSubject(paper)} own={paper.coverImage} {...rest} />
);
