import { expect, it } from 'vitest';

import { inspectMarkdown } from './markdown';

const found = (markdown: string) =>
  inspectMarkdown(markdown)
    .problems.map(({ line, message }) => `${line} ${message}`)
    .join();

const spaced = 'is shown as text, because its address has a space';
const indented = 'the four spaces before this text make code of it';
const cells = 'the row has 3 cells and the head of the table 2: the last are left out';

const within = 'are left out within a word';
const makes = 'at the start of the line makes a list';

it.each([
  ['One<br>two', '1 HTML is not shown: <br>'],
  ['Use <Button disabled> here.', '1 HTML is not shown: <Button disabled>'],
  ['Use <your text here> now.', '1 <your text here> is a placeholder'],
  ['Use <Gib den Text ein> now.', '1 <Gib den Text ein> is a placeholder'],
  ['# One\n\nTwo', '1 "# One" is a second title of the page'],
  ['[a](/b "c <!-- d -->")', '1 a comment here is published'],
  ['[a]\n\n[a]: /b "c <!-- d -->"', '3 a comment here is published'],
  ['One %% 2% %% three.', '1 a comment here is published'],
  ['One.\n[//]: # (two)', '2 a comment here is published'],
  ['[a]: <> two', '1 a comment here is published'],
  ['One <!— two —> {/* three */}', '1 a comment here is published'],
  ['{/* One\n\ntwo */}', '1 a comment here is published'],
  ['One.\n\n    <!-- two -->', `3 ${indented}`],
  ['One\n• Two\n• Three', '2 "• Two" is no item of a list'],
  ['1.One', '1 "1.One" is no item of a list'],
  ['One: • two • three', '1 ": • two • three" is no item of a list'],
  ...['-one\n-two', '– one\n– two', '1.one\n2.two', 'a) one\nb) two', '(1) one\n(2) two'].map(
    (list) => [list, `1 "${list.split('\n')[0]}" is no item of a list`],
  ),
  ['Now 2*3*4 or 2**3 a**4.', `1 the signs of *3* ${within},1 the signs of **3 a** ${within}`],
  ['1986. A great year.\n\n1990. One.', `1 the number 1986 ${makes},3 the number 1990 ${makes}`],
  ['Between one and\n- 3 of them.', '2 - at the start of the line ends the sentence above it'],
  ['As in chapter\n1. More.', '2 1. at the start of the line ends the sentence above it'],
  ['Of values\n> 5.', '2 > at the start of the line ends the sentence above it'],
  ['| a |\n|---|\n| 1 |\nTwo.', '4 this line is a row of the table above it'],
  ['a | b\n--|--\n1 | 2\nTwo.', '4 this line is a row of the table above it'],
  ['[a](/b){:target="_blank"}', '1 {:target="_blank"} is shown as text'],
  ['!!! note\n    One.', '1 !!! note is shown as text'],
  ['$$a_1 = 2$$', '1 $$ is shown as text'],
  ['So $\\frac{1}{2}$.', '1 $\\frac{1}{2}$ is shown as text'],
  ['H~2~O and m^2^', '1 ~2~ is shown as text'],
  ['| A | B |\n| 1 | 2 |', '1 "| A | B |" is no row of a table'],
  ['See [[Another post]].', '1 [[Another post]] is shown as text'],
  ['An ==important== word.', '1 ==important== is shown as text'],
  ['## One {#two}', '1 {#two} is shown as text'],
  ['::: note\nOne.\n:::', '1 ::: note is shown as text'],
  ['One.\n\n</div>', '3 HTML is not shown: </div>'],
  ['One <?php two ?> three', '1 HTML is not shown: <?php two ?>'],
  ['- one\n=======\n- two', '2 a line of ======= is left of a merge'],
  ['One.\n\n<!-- no end\n\nTwo.', '3 this comment has no end: the rest of the text is left out'],
  ['One <!-- a\n\nb --> two.', '1 a comment here is published'],
  ['![a <!-- b --> c](./a.png)', '1 a comment here is published'],
  ['[a](/b\u00a0c)', '1 there is an invisible character (U+00A0) after "/b"'],
  ['[a](https:/www.example.com)', '1 a page has no link to https:/www.example.com'],
  ['[a]\n\n[a]: ftp://www.example.com', '1 a page has no link to ftp://www.example.com'],
  ['[a]()', '1 the link "a" has no address'],
  ['[a](#)', '1 the link "a" has no address'],
  ['[](/b)', '1 the link to /b has no words'],
  ['One.\nSee [a](/my page).', `2 [a](/my page) ${spaced}`],
  ['![a](./my loom.jpg)', `1 ![a](./my loom.jpg) ${spaced}`],
  ['[a] (/b)', '1 ] (/b) is shown as text'],
  ['(a)[https://www.example.com]', '1 (a)[ is shown as text'],
  ['(a)[/b]', '1 (a)[/b] is shown as text'],
  ['##\n\nOne.', '1 the heading has no words'],
  ['One.\n---\n\nTwo.', '1 the line --- makes a heading of the lines above it'],
  ['One\ntwo.\n---\n\nThree.', '1 the line --- makes a heading of the lines above it'],
  ['One two\n=======\n', '1 the line ======= makes a heading of the lines above it'],
  ['##One', '1 "##One" is shown as text'],
  ['##\u00a0One', '1 a special space follows the sign at the start of the line'],
  ['-\u00a0One', '1 a special space follows the sign at the start of the line'],
  ['これは**「重要」**です。', '1 the signs ** are shown as text'],
  ['Good :smile: day', '1 :smile: is shown as text'],
  ['One.\n\n    - Two\n    - three', `3 ${indented}`],
  ['One.\n\n    The next paragraph is indented.', `3 ${indented}`],
  ['One.\n\n```js\nlet a;', '3 this code has no end: the rest of the text counts as code'],
  ['```js a.js\nlet a;\n```', '1 "a.js" after the language is not shown'],
  ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', `3 ${cells}`],
  ['One.\n\n[^a]: Two.', '3 nothing in the text refers to the note [^a]'],
  ['> [!HINT]\n> One.', '1 there is no aside "[!HINT]"'],
  ['> [!TIP] One.', '1 text beside [!TIP] keeps it from being an aside'],
])('names what is lost in %j', (markdown, expected) => expect(found(markdown)).toBe(expected));

it.each([
  'One <!-- a --> two.\n\n<!--\nthree\n\nfour\n-->\n',
  '| a | b |\n|---|---|\n| one<br>two | `a\\|b` \\| c |\n',
  '| a | b |\n|---|---|\n| one |\n',
  '1~3 days, or 80~100 hours, for $5 or $6, and 2^10',
  '**B**old *a*nd Haus**bau**er, これは*重要*です, *2*, 3 \\* 4 and 2\\*3\\*4',
  'These:\n- one\n\nThese\n- Two\n\nThese\n\n- three\n\nThese\n- four\n- five\n\nOne\n> Two',
  '- one\n  - two\n- three\n  1. four\n\n99. One\n\n– One\ntwo\n\ne.g. one\ni.e. one • two',
  '```html\n<Button disabled>\n```',
  '````text\n```js\na\n```\n````',
  '- a\n\n  ```js\n  let a;\n  ```',
  '> ~~~js\n> let a;\n> ~~~',
  'Write `<br>` or \\<br>, \\*\\*, \\[a\\](/b c) and &#42;&#42;.',
  'If a == b and c == d, {{name}} is 50% of [[1]].',
  'Heading\n-------\n\nText.\n\n---\n\nMore.',
  '#1 in claims, and C# or 10:30:45.',
  'One.\n\n    npm run dev\n    npm test\n',
  '[![a](/b.png)](/c) <https://www.example.com> www.example.com a@b.example',
  '[a](/b "title") [c](</my page>) [d](/my%20page) ![e](</my loom.jpg>)',
  'Note[^a].\n\n[^a]: One.',
  '- [ ] one\n- [x] two\n\n***Nested** marks* and ~~gone~~.',
  '> [!tip]\n> One.\n\n> [!NOTE]\n> ',
  'Three\u00a0million — “quoted” (see p. 2) [1] (two) f(a)[0].',
  '5\\. One\n\n1. a\n   1. b\n      1. c\n',
])('finds nothing in %j', (markdown) => expect(found(markdown)).toBe(''));
