import { columnsOf } from '#components/sections/card-grid';
import { colorClassesAt } from '#components/ui/color-classes';
import { TextLink } from '#components/ui/text-link';
import type { Reference } from '#lib/content/collections/references';
import * as messages from '#lib/site/messages';

/** Clients side by side: what was built, what was counted before and after, and whom to call. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${columnsOf(references.length, 3)}`}>
      {references.map(({ id, client, work, results, counted, person }, index) => (
        <li key={id} className={`max-w-2xl border-t-4 pt-5 ${colorClassesAt(index).rule}`}>
          <h3 className="text-h3">{client}</h3>
          <p className="mt-3">{work}</p>
          <table className="mt-5 w-full text-small">
            <thead className="text-start text-muted">
              <tr>
                <td />
                <th scope="col" className="pb-2 text-start font-normal">
                  {messages.references.before}
                </th>
                <th scope="col" className="pb-2 text-start font-normal">
                  {messages.references.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ what, before, after }) => (
                <tr key={what} className="border-line border-t align-top">
                  <th scope="row" className="py-2 pe-3 text-start font-normal">
                    {what}
                  </th>
                  <td className="py-2 pe-3">{before}</td>
                  <td className="py-2 font-semibold">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-muted text-small">{counted}</p>
          <p className="mt-3 text-small">
            {messages.references.ask(person.name, person.role)}{' '}
            {person.phone ? (
              <TextLink
                href={`tel:${person.phone.number}`}
                className="text-primary-text underline underline-offset-4"
              >
                <bdi>{person.phone.label}</bdi>
              </TextLink>
            ) : (
              messages.references.byUs
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
