import path from 'node:path';

import { openFile } from '../../server/database-libsql';
import type { StoredMessage } from '../../server/store';

/** Messages in the database of the service under test whose details contain the text. */
export async function messagesWith(text: string): Promise<StoredMessage[]> {
  const database = openFile(path.join(process.env.DATA_DIR ?? '', 'messages.db'));
  try {
    return await database.all('SELECT * FROM messages WHERE instr(details, ?) > 0', [text]);
  } finally {
    database.close();
  }
}
