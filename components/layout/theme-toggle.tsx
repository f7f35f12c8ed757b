'use client';

import { useEffect, useState } from 'react';
import * as messages from '#lib/site/messages';
import { storage } from '#lib/site/safe-storage';
import { type Theme, themeKey, themes } from '#lib/site/theme';

function apply(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (theme === 'system') storage.remove(themeKey);
  else storage.write(themeKey, theme);
}

/** Switches the color scheme (system, light or dark), stored in this browser. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>('system');

  // The theme script in the head has set the stored choice before hydration.
  useEffect(() => {
    const read = () => setTheme((document.documentElement.dataset.theme as Theme) ?? 'system');
    read();
    // The script has applied a choice that was made on another page before Back.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);

  return (
    <fieldset className="scripts-only flex items-center rounded-full border border-line-strong p-1">
      <legend className="sr-only">{messages.layout.colorScheme}</legend>
      {themes.map((name) => (
        <label
          key={name}
          className="cursor-pointer rounded-full px-3 py-1.5 font-semibold text-muted text-tiny has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-primary-text"
        >
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => {
              apply(name);
              setTheme(name);
            }}
            className="sr-only"
          />
          {messages.layout.themes[name]}
        </label>
      ))}
    </fieldset>
  );
}
