const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { completionsAt, hoverAt } = require('./fields.js');

/** Called by Visual Studio Code. Tests give another object for its API. */
function activate(context, vscode = require('vscode')) {
  const selector = { language: 'markdown', pattern: '**/content/{blog,whitepapers}/*.md' };
  const linesOf = (document) => document.getText().split(/\r?\n/);
  // Read each time: the files are small, and may have changed.
  const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

  function schemaOf({ uri }) {
    const folder = path.dirname(uri.fsPath);
    const root = path.resolve(folder, '../..');
    return readJson(path.join(root, 'docs/schemas', `${path.basename(folder)}.schema.json`));
  }

  function authorsFor({ uri }) {
    const folder = path.resolve(path.dirname(uri.fsPath), '../team');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && readJson(path.join(folder, name)).author)
      .map((name) => path.basename(name, '.json'));
  }

  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider(selector, {
      provideCompletionItems(document, { line, character }) {
        const authors = authorsFor(document);
        const known = { author: authors, authors };
        return completionsAt(linesOf(document), line, character, schemaOf(document), known).map(
          ({ label, insert, documentation }) => {
            const item = new vscode.CompletionItem(label);
            item.insertText = insert;
            item.documentation = new vscode.MarkdownString(documentation);
            return item;
          },
        );
      },
    }),
    vscode.languages.registerHoverProvider(selector, {
      provideHover(document, { line }) {
        const text = hoverAt(linesOf(document), line, schemaOf(document));
        return text && new vscode.Hover(new vscode.MarkdownString(text));
      },
    }),
  );
}

module.exports = { activate };
