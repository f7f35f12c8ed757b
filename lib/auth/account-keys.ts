import { draftKey } from '../editor/kept-drafts';
import { accountsKey } from './accounts';
import { userKey } from './session';

/** Keys of browser storage that only people who can sign in use. */
export const accountKeys: readonly string[] = [userKey, accountsKey, draftKey];
