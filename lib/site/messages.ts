/**
 * The messages of the interface. To publish in another language, translate content/ and this file,
 * and set language.ts. Where a number or a name goes in, the message is a function. Each export is an
 * area; browsers get those that a component of theirs uses.
 */
import { direction, language } from './language';

/** Names of the months. The browser does not ask Intl: its first formatter takes 10 to 60 ms. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Age of a date (docs/specification.md T4). */
export const age = {
  today: 'Today',
  yesterday: 'Yesterday',
  days: (count: number) => `${count} days ago`,
  weeks: (count: number) => (count === 1 ? '1 week ago' : `${count} weeks ago`),
  months: (count: number) => (count === 1 ? '1 month ago' : `${count} months ago`),
  years: (count: number) => (count === 1 ? '1 year ago' : `${count} years ago`),
};

/** Arrows back and onward in the direction of reading. */
export const arrows = direction === 'rtl' ? { back: '→', onward: '←' } : { back: '←', onward: '→' };

/** Words of general parts, and those that several areas share. */
export const ui = {
  newTab: '(opens in a new tab)',
  close: 'Close',
  tryAgain: 'Try again',
  notLoaded: (what: string) => `${what} could not be loaded.`,
  loading: 'Loading…',
  contactUs: 'Contact Us',
  exploreServices: 'Explore All Services',
  getStarted: 'Get Started',
  learnMore: 'Learn more',
  read: 'Read',
  tags: 'Tags',
  source: 'Source:',
  breadcrumb: 'Breadcrumb',
  related: 'Related',
  previous: (kind: string) => `Previous ${kind}`,
  next: (kind: string) => `Next ${kind}`,
  neighbors: (kind: string) => `${kind} neighbors`,
  page: (number: number, last: number) => `Page ${number} of ${last}`,
  newer: (entries: string) => `Newer ${entries}`,
  older: (entries: string) => `Older ${entries}`,
};

/** Menus, footer and contact widget. */
export const layout = {
  skip: 'Skip to content',
  home: (siteName: string) => `${siteName}, home`,
  /** Home in a breadcrumb. */
  homePage: 'Home',
  mainMenu: 'Main',
  phoneMenu: 'Menu',
  subMenu: (item: string) => `${item} menu`,
  colorScheme: 'Color scheme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  contact: 'Contact',
  openContact: 'Contact us',
  sendMessage: 'Send us a message',
  /** Without a form. */
  allContacts: 'All ways to reach us',
};

export const carousel = {
  role: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  place: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  play: 'Play the highlights',
  pause: 'Pause the highlights',
};

export const film = {
  soundOn: 'Turn sound on',
  captions: 'English',
};

/** Name of a kind of pages and search results: of one, and of all. */
export interface Kind {
  one: string;
  all: string;
}

/** Kinds of pages and search results. Those of other collections are in their definitions. */
export const kindLabels = {
  article: { one: 'Article', all: 'Articles' },
  paper: { one: 'White paper', all: 'White papers' },
  industry: { one: 'Industry', all: 'Industries' },
  service: { one: 'Service', all: 'Services' },
  product: { one: 'Product', all: 'Products' },
  demo: { one: 'Demo', all: 'Demos' },
  job: { one: 'Job', all: 'Jobs' },
  page: { one: 'Page', all: 'Pages' },
} satisfies Record<string, Kind>;

export const search = {
  name: 'Search',
  field: 'Search this site',
  examples: 'Articles, papers, services…',
  kind: 'Kind',
  all: 'All',
  searching: 'Searching…',
  nothing: 'Nothing found. Check the spelling, or try fewer words.',
  results: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  resultsIn: (results: string, kind: string) => `${results} in ${kind}`,
  failed: 'Search could not be loaded. Check your connection.',
  more: 'Show more',
  browse: 'Browse the lists instead',
  /** Each follows the keys, e.g. "Enter to open". */
  keys: { move: 'to move', open: 'to open', close: 'to close', slash: 'opens search' },
};

export const signIn = {
  signIn: {
    title: 'Sign in',
    lead: 'For team members, and for anyone with an account in this browser.',
    busy: 'Signing in…',
    refused: 'That email and password do not match.',
    question: 'New here?',
    other: 'Create an account',
  },
  register: {
    title: 'Create an account',
    lead: 'The account is stored in this browser only. Nothing is sent to us.',
    busy: 'Creating your account…',
    refused: 'An account with this email exists already.',
    question: 'Have an account?',
    other: 'Sign in',
  },
  fields: { name: 'Name', email: 'Email', password: 'Password' },
  isRequired: (field: string) => `${field} is required`,
  show: 'Show',
  hide: 'Hide',
  /** Follows "Show" and "Hide" for screen readers. */
  password: 'password',
  unreachable: 'Something went wrong. Please try again later.',
  /** After that, where a host has no contact service. */
  noService: (email: string) => `Or write to ${email}.`,
  insecure: 'Signing in needs a secure connection. Please open this page over https.',
  /** Role of an account that a visitor has created. */
  role: 'User',
  signOut: 'Sign out',
  signedIn: (name: string) => `Signed in as ${name}.`,
  signedOut: 'Signed out.',
};

/** The contact form, the service and its pages without scripts (docs/specification.md M1 to M6). */
export const contact = {
  form: 'Contact',
  name: 'Name',
  company: 'Company (optional)',
  email: 'Email',
  calendar: 'Choose a time for a call',
  details: 'How can we help?',
  trap: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',
  purpose: 'We use what you write to answer you.',
  storage: 'What is stored, and for how long',
  /** Instead of the form, before the email address. */
  noForm: 'This page can’t send messages. Please write us an email:',
  /** The service refused the message. */
  failed: 'Failed to send message. Try again.',
  /** No response, or an unreadable one. */
  unreachable: 'Something went wrong. Please try again later.',
  /** After that, where a host has no contact service. */
  noService: (email: string) => `Or write to ${email}.`,
  successTitle: 'Message Sent Successfully!',
  successText:
    'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  /** Shown before the reference of a message. */
  reference: 'Your reference:',
};

/** Errors beside the fields of the contact form. */
export const contactErrors = {
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  emailShape: 'Please enter a valid email address',
  detailsMissing: 'Please provide details for your inquiry',
  tooLong: (field: 'name' | 'company' | 'email' | 'details', limit: number) =>
    `${fieldNames[field]} can have at most ${limit.toLocaleString(language)} characters`,
  notText: (field: 'name' | 'company' | 'email' | 'details') => `${fieldNames[field]} must be text`,
};

const fieldNames = { name: 'Name', company: 'Company', email: 'Email', details: 'Details' };

/** Why the service refuses a message. */
export const refusals = {
  network: 'Too many messages from your network in one minute.',
  all: 'The service receives too many messages at the moment.',
  wait: (seconds: number) => `Please try again in ${seconds} seconds.`,
  tooLong: 'The message is too long: please shorten it.',
  notStored: 'The message could not be stored. Please try again in a minute.',
  crossSite: 'Messages are accepted from our own form only.',
};

/** The email that the team gets for each message. */
export const email = {
  subject: 'Contact form',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  reference: 'Reference',
  note: 'Note',
  signs: {
    quick: {
      mark: '[Quick]',
      reason: 'The form was filled in within a second: autofill, or a script.',
    },
    honeypot: {
      mark: '[Suspect]',
      reason: 'A field that is hidden from people was filled in: probably a script.',
    },
  },
};

/** The blog list and its archive. */
export const blogList = {
  managePosts: 'Manage Posts',
  month: (name: string, year: string) => `${name} ${year}`,
  postsOf: (period: string) => `Posts from ${period}`,
  /** Description of the page of a month or year. */
  aboutPeriod: (period: string, count: string, newest: string) =>
    `${count} from ${period}, newest first, beginning with “${newest}”.`,
  wholeYear: (year: number) => `All of ${year}`,
  archive: 'Blog Archive',
  showAll: 'Show All Posts',
  pages: 'Blog pages',
  posts: 'posts',
  nothingYet: { heading: 'No blog posts found yet', text: 'Check back later for new content!' },
  nothingInMonth: {
    heading: 'No blog posts found for this period',
    text: 'Try a different period or show all posts.',
  },
  feeds: 'Subscribe in a feed reader:',
};

/** Posts and white papers, on cards and on their pages. */
export const article = {
  by: 'By',
  updated: 'Updated',
  minutes: (count: number) => `${count} min read`,
  part: (part: number | string) => `Part ${part}`,
  partOf: (part: number, last: number) => `Part ${part} of ${last}`,
  partTitle: (part: number, title: string) => `Part ${part}: ${title}`,
  series: 'Series',
  back: 'Back to Blog',
  contents: 'In this article',
  kind: 'Blog',
  all: 'All Blogs',
  draft: 'Draft',
  expired: 'Past its last day',
  scheduled: (date: string) => `Scheduled for ${date}`,
};

export const share = {
  copy: 'Copy link',
  share: 'Share',
  result: 'Result of sharing',
  copied: 'Link copied',
  notCopied: 'Your browser did not allow copying. The address bar has the link.',
};

/** Pages of authors, topics and series. */
export const blogPages = {
  blog: 'Blog',
  author: 'Author',
  authorOf: (name: string, role: string, siteName: string, pieces: string) =>
    `${name}, ${role} of ${siteName}: ${pieces} from newest to oldest.`,
  topics: 'Topics',
  allTopics: 'All topics',
  series: 'Series',
  allSeries: 'All series',
  inParts: (parts: number) => `In ${parts} ${parts === 1 ? 'part' : 'parts'}`,
  seriesTitle: (name: string, parts: number) =>
    `${name}: A Series in ${parts} ${parts === 1 ? 'Part' : 'Parts'}`,
  seriesSummary: (parts: number, authors: string, minutes: number) =>
    `${parts} ${parts === 1 ? 'part' : 'parts'} by ${authors} · ${minutes} min read in all`,
  pagesOf: (topic: string) => `Pages of ${topic}`,
  pieces: 'pieces',
  articles: 'Articles',
  articlesAndPapers: 'Articles and White Papers',
  titleOfPage: (title: string, number: number) => `${title} – page ${number}`,
  counts: (posts: number, papers: number) =>
    [
      ...(posts > 0 ? [`${posts} ${posts === 1 ? 'article' : 'articles'}`] : []),
      ...(papers > 0 ? [`${papers} ${papers === 1 ? 'white paper' : 'white papers'}`] : []),
    ].join(' and '),
};

export const paperFilter = {
  category: 'Category',
  allCategories: 'All Categories',
  /** Follows a tag for screen readers. */
  removeTag: ', show every tag',
  shown: (count: number) => `${count} ${count === 1 ? 'paper' : 'papers'} shown`,
  nothing: 'No white papers match this category and tag',
  showAll: 'Show all papers',
};

export const paper = {
  kind: 'White paper',
  list: 'White Papers',
  back: 'Back to White Papers',
  abstract: 'Abstract',
  contents: 'Contents',
  neighbor: 'Paper',
  read: 'Read Paper',
  formats: (minutes: number) => `${minutes} min read · Web page`,
  andPdf: (size: string) => ` and PDF (${size})`,
  andPrintView: ' and print view',
  download: 'Download PDF',
  printView: 'Print view',
  printHint:
    'This is how the paper prints. Choose Print in your browser, or save it as a PDF there.',
  leavePrintView: 'Back to the page',
};

export const demoFilter = {
  allIndustries: 'All Industries',
  allTechnologies: 'All Technologies',
  nothing: 'No demos available with the selected filters',
  showAll: 'View all demos',
};

export const demoFrame = {
  title: (name: string) => `${name} demo`,
  loading: 'Loading the demo',
  failed: 'The demo is not responding. Try again, or open it in a new tab.',
};

export const demo = {
  list: 'Demos',
  back: 'Back to Demos',
  newTab: 'Open in new tab',
  provider: (name: string) => `Powered by ${name}`,
  login: 'Login Required',
  notice:
    'This demo is shown to clients and team members who have signed in. Write to us and we will walk you through it.',
  model: (model: string) => `Model: ${model}`,
  noModel: 'No model: fixed rules',
  all: 'View All Demos',
  tryIt: 'Try it',
  open: 'Open demo',
  launch: 'Launch Demo',
  hub: {
    heading: 'Demos & Resources Hub',
    lead: 'Working examples on sample data, and a paper for the business case.',
  },
};

export const industry = {
  list: 'Industries',
  snapshot: 'Industry Snapshot',
  overview: 'Solution Overview',
  benefits: 'Benefits',
  /** Below "Benefits" and "Implementation Details", which name no source. */
  benefitsAre: 'What such a project can bring, in our words',
  implementation: 'Implementation Details',
  implementationIs: 'What such a project needs, in our words',
  roiTimeline: 'ROI Timeline',
  /** Whose estimate the range of months is. A payback of the source or its lack follows. */
  estimate: (basis: string) => `Our planning estimate, until full use. ${basis}`,
  payback: (span: string) => `The source publishes a payback: ${span}.`,
  noPayback: 'The source publishes none.',
  source: 'Source',
  /** Name of an industry within a sentence. */
  inSentence: (name: string) => name.toLowerCase(),
};

export const references = {
  heading: 'What clients counted',
  before: 'Before',
  after: 'After',
  ask: (name: string, role: string) => `Ask ${name}, ${role}.`,
  /** Where a reference has no phone number. */
  byUs: 'Write to us for the number.',
};

/** Who tells a case. There is no value for aggregators: cite what they summarize. */
export const accounts = {
  own: 'Told by the organization',
  supplier: 'Told by the supplier',
  study: 'Published study',
  filing: 'Company filing',
  regulator: 'Told by a public authority',
  consultant: 'Told by a consultancy',
  press: 'Press report',
};

/** How the cases of content/industries/ write spans of time, for the content check. */
export const spans = {
  roiTimeline: /^\d+–\d+ months$/,
  payback: /^(Under )?\d+([–-]\d+)? months( \(modeled\))?$/,
};

export const service = {
  list: 'Services',
  features: 'Key features',
  outcome: 'What you get',
  learnMore: (product: string) => `Learn more about ${product}`,
  goesIn: 'Goes in',
  comesOut: 'Comes out',
};

export const team = {
  onLinkedIn: (name: string) => `${name} on LinkedIn`,
  pieces: 'Articles and papers',
  /** Follows "Articles and papers" for screen readers. */
  by: (name: string) => `by ${name}`,
};

export const job = {
  list: 'Careers',
  back: 'All positions',
  facts: 'Facts',
  pay: (amount: string, per: 'hour' | 'month' | 'year') => `${amount} per ${per}`,
  applyBy: (date: string) => `Apply by ${date}`,
  view: 'View position',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  benefits: 'Benefits',
  apply: 'Apply',
  invitation: 'Send a short letter and one piece of work you are proud of. A person reads both.',
  applyNow: 'Apply Now',
  applyToday: 'Apply Today',
  application: 'Application',
  meetTeam: 'Meet the team',
  /** What a location has to contain for a job that is done from home. */
  remote: 'Remote',
};

export const landscape = {
  parent: 'Insights',
  fullScreen: 'Show full screen',
  titleFullScreen: (title: string) => `${title}, full screen`,
  compiled: (date: string) => `Compiled ${date}.`,
  license: 'Licensed CC BY 4.0',
  hint: 'Click the picture to see it full screen.',
  download: 'Download the infographic',
  downloadSvg: 'Download the infographic (SVG)',
  svg: 'SVG version',
  layers: 'The layers in words',
};

/** What the layout adds to texts in Markdown. */
export const markdown = {
  asides: {
    NOTE: 'Note',
    TIP: 'Tip',
    IMPORTANT: 'Important',
    WARNING: 'Warning',
    CAUTION: 'Caution',
  },
  table: (number: number) => `Table ${number}`,
  code: (number: number) => `Code ${number}`,
  footnotes: 'Footnotes',
  backToText: (reference: string) => `Back to reference ${reference}`,
};

/** Share images, feeds, Markdown copies and redirect pages. */
export const files = {
  shareImage: (title: string, siteName: string) =>
    `Title card of “${title}”: large type beside a drawing of threads, with the mark of ${siteName}`,
  topic: 'Topic',
  openPosition: 'Open position',
  byline: (writers: string, date: string) => `By ${writers}. Published ${date}.`,
  updated: (date: string) => `Updated ${date}.`,
  roiTimeline: (months: string) => `ROI Timeline: ${months}.`,
  cases: 'Use cases',
  results: 'Measured results',
  reach: (email: string, phone: string) => `Email ${email}, phone ${phone}.`,
  company: 'Company',
  demo: (name: string) => `Demo: ${name}`,
  optional: 'Optional',
  everything: 'Everything in one file',
  everythingAbout: 'the texts of all links to Markdown above.',
  feeds: {
    blog: { name: 'Blog feed', about: 'the newest posts as JSON Feed.' },
    whitepapers: { name: 'White paper feed', about: 'the papers as JSON Feed.' },
  },
  moved: 'Page moved',
  /** Stands before the new address of a page. */
  nowAt: 'This page is now at',
};

/** Posts that were changed in this visit, outside of the editor. */
export const visit = {
  draft: ' · draft',
  inVisit: ' · in this visit',
  label: 'The post',
  loading: 'Loading the post…',
  note: 'This post exists in this tab only, until you leave the site. Its page is a preview.',
};
