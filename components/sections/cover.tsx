import { Art } from '#components/ui/art';
import type { Post } from '#lib/content/collections/blog';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { paperSubject, postSubject } from '#lib/content/pages/art-subjects';

type CoverProps = Omit<React.ComponentProps<typeof Art>, 'fallback' | 'frame'> & {
  frame?: React.ComponentProps<typeof Art>['frame'];
};

/** Picture of an article. */
export const Cover = (props: CoverProps) => <Art frame="card" {...props} />;

type EntryCoverProps = Omit<CoverProps, 'subject' | 'src'>;

/** Cover of a post: its own picture or the drawn one. */
export const PostCover = ({
  post,
  ...rest
}: {
  post: Pick<Post, 'id' | 'series' | 'category' | 'coverImage'>;
} & EntryCoverProps) => <Cover subject={postSubject(post)} src={post.coverImage} {...rest} />;

/** Cover of a paper: its own picture or the drawn one. */
export const PaperCover = ({ paper, ...rest }: { paper: WhitePaper } & EntryCoverProps) => (
  <Cover subject={paperSubject(paper)} src={paper.coverImage} {...rest} />
);
