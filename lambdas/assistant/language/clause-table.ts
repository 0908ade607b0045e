/** By which words a message is taken apart. Not folded, but for case: an accent parts "where" from "or". */
export interface ClauseTable {
  /** Join a clause to another. Whole words. */
  joints: string;
  /** The same, written together with the next word. */
  attached?: string;
  /** Begin a question, behind a joint, a comma or a colon. Whole words. */
  opens: string;
  /** The same in a sentence with a question mark: elsewhere they also state things. Whole words. */
  opensAsked?: string;
  /** Begin a question in any position. Whole words. */
  anywhere: string;
  /** With these before it an asking word begins nothing: "I know how". */
  embeds: string;
  /** Begin what belongs to the clause that follows: "if my foot is wide, which box ...". Whole words. */
  leads: string;
  /** Ask without being a question: "tell me", "I am looking for a shoe that". */
  requests: string;
}
