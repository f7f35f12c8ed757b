export default function Page() {
  return <h1>Posts</h1>;
}
