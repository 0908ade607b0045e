import type { ConsentProof } from '#contracts/newsletter/readers.ts';
import type { Language } from '#contracts/text/language.ts';
import type { OutcomeCounts } from '../../model/import-parts.ts';
import type { ReadList } from '../../model/read-list.ts';

/** A list as the server looked at it before anything is imported. */
export interface CheckedList {
  list: ReadList;
  counts: OutcomeCounts;
  proof: ConsentProof;
  /** The form, for a user who goes back to it. */
  entered: { list: string; language: Language; proof: ConsentProof; isStated: true };
}
