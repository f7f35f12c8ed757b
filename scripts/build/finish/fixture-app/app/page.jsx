import { Counter } from './counter';

export default function Page() {
  return (
    <main>
      <h1>Fixture</h1>
      <Counter />
    </main>
  );
}
