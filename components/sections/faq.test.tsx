import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Faq } from './faq';

it('marks a question and a point that are in another language', () => {
  const points = [{ title: 'Zweitens', text: 'Eine Antwort.', lang: 'de-CH' }];
  render(<Faq questions={[{ id: 'a', heading: 'Eine Frage', lang: 'de', points }]} />);
  const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(langOf('Eine Frage')).toBe('de');
  expect(langOf('Eine Antwort.')).toBe('de-CH');
});
