/**
 * The words of one language by which a question is read. Each is an expression over a text as `foldPhrase` leaves it (small letters, no accents,
 * no apostrophes), and for dangers also without punctuation. Most are beginnings of words; where whole words are meant, it says so.
 */
export interface LanguageTables {
  dangers: DangerTable;
  intents: IntentTable;
  /** Letters written together with a word: Hebrew prefixes, and French ones before a vowel, as in "l’asthme". */
  prefix?: string;
  /** The same within a complaint: "ו" in Hebrew, "l’" and "s’" in French. */
  joined?: string;
  /** Speaks to the assistant rather than of shoes. */
  orders: Orders;
  /** Something to read that a person lent, said beside a question: in French it is the word for being ready, and for shoes of others. Unfolded. */
  lent?: string;
  /** Where shoes are bought. */
  shops: string;
  /** Before the figure of a size. */
  sizeNames: string;
  /** A shoe is said to suit such feet. */
  feet: string;
  /** Beside an amount of money. */
  money?: string;
  /** Beside these a name is that of a shoe: what follows "Hi, Sarah here" is none. */
  partsOfShoes: string;
  /** The shoes themselves, as they are written. Whole words. */
  shoes: string;
  /** Between shoes and the name of their maker. */
  madeBy: string;
  /** Before the name of the person who writes. */
  introduction: string;
}

/** Whole words. */
export interface Orders {
  /** The assistant's rules, its keys, who it is to be from now on. */
  answerer: string;
  /** How the answer is to end, what it is to say, or in what language: no question about shoes. */
  answer: string;
  /** Joins an order to a question. Unfolded. */
  joint: string;
}

/** Words that call for a teacher or a doctor first. Rather one too many: a warning costs a line. */
export interface DangerTable {
  /**
   * Eating little or not at all, being sick on purpose, losing weight, a weight to reach, being too heavy, periods that stay away. A weight that
   * rests on the toes and the weight of a shoe are none of these.
   */
  eating: string;
  pain: string;
  complaint: Complaint;
  /** A nail that has changed its color, which bleeds or is infected beneath. */
  nail: string;
  /**
   * Conditions of which a doctor must know before a person dances: pregnancy and birth, heart and blood, bones and joints, spine, nerves,
   * operations. Without words that mean something else in this shop: `goutte` and `gota` are drops of glue, `חום` is brown as well as fever.
   */
  health: string;
  /** An age under twelve, by the words beside the number: sizes, hours and years of training are none. Whole words. */
  young: string;
  /** Asks for a yes to pointe, by whatever persona. */
  clearance: string;
  /** Signs at which no other shoe is looked for. */
  alarm: string;
  /** Comes back from an injury or an operation, or wants to. */
  returning: string;
  /** Whole words of pain that mean nothing else in the other languages of the same letters. */
  painWords: string;
  /** Whole words that mean no harm, and would in another language: French bread. */
  harmless?: string;
  /** An injury of one's childhood, named to explain the feet that one has. Whole words. */
  longAgo: string;
  denial: Denial;
  knot: Knot;
}

/** Something is wrong with a foot, said without a word of pain: "my toes feel dead", "she cries in every class". */
export interface Complaint {
  /** Parts of the body. */
  parts: string;
  /** Something wrong with one of them: said of a shoe or a ribbon it is no complaint. */
  states: string;
  /** Said of nothing but a body. */
  alone: string;
}

/** How pain is denied: "no pain", "never injured". With punctuation, without apostrophes. */
export interface Denial {
  /** Words that deny what follows. */
  no: string;
  /** Words that deny only where no other denial stands before them: who cannot dance without pain has pain. */
  without: string;
  /** May stand between a denial and what it denies. None is a word of degree, and none is of feeling: who feels nothing is in danger. */
  between: string;
  /** Can be denied: pain and common injuries. */
  denied: string;
  /** Denied by words that follow: "травм не было". */
  after: string;
  /** A denial by itself. */
  alone: string;
  /** Directly after it, takes part of the denial back: "does not hurt much", "when I stand". */
  degree: string;
  /** Anywhere after it within the message: things are otherwise by now or elsewhere. */
  otherwise: string;
  /** Joins a second thing that is denied: "no pain or injuries". */
  or: string;
  /** The same, where the denial ends with it. */
  and?: string;
  /** Goes on with something else, so that no word of degree follows. */
  joint: string;
  /** In front of `without` makes it the opposite, as `no` does. */
  impossible: string;
}

/** Where the knot of a ribbon lies, which is named by a tendon. */
export interface Knot {
  /** Speaks of ribbons, of tying, or of where a knot belongs: one of the body is none of these. */
  tied: string;
  /** A knot that lies on or beside a tendon; one that is in a tendon is of the body. */
  lies: string;
  /** A part of the body whose name alone is no complaint. */
  place: string;
}

/** Asked of shoes, and hardly any source says it. */
export type Topic =
  | 'weight'
  | 'warranty'
  | 'vegan'
  | 'dyeing'
  | 'noise'
  | 'men'
  | 'leftAndRight'
  | 'tights'
  | 'rosin'
  | 'makeUp'
  | 'darning'
  | 'inventor'
  | 'cutting'
  | 'gluing'
  | 'order'
  | 'freezing'
  | 'contact';

/** One thing that a question wants to know. */
export type Want =
  | 'price'
  | 'year'
  | 'size'
  | 'time'
  | 'model'
  | 'stillMade'
  | 'shop'
  | 'otherName'
  | 'person'
  | 'design'
  | 'place'
  | 'owner';

/** How something is asked, and how a point looks that says it, as far as it differs by language. */
export interface Asked {
  asked: string;
  says?: string;
}

/** Whether something may be done, and whether a point allows it. */
export interface Permission {
  /** Asks whether it may be done. Whole words. */
  leave: string;
  /** Joins a question to what was said before. */
  joining?: string;
  /** Asks for something else than a yes or no. Whole words. */
  more: string;
  /** Where a "no" would say the opposite. Whole words. */
  harm: string;
  /** Says that something may not be done. Whole words. */
  forbids: string;
  /** Asks whether something puts a fault right. */
  remedy: string;
  /** Says that it does not. Whole words. */
  noRemedy: string;
}

/** What a message may ask. */
export interface IntentTable {
  /** Stock, shipping, returns, discounts: what only a shop knows. */
  shop: string;
  place: Place;
  /** How a grown-up says her age, and the words for her in passages; a size, a price or a number of hours is no age. */
  grownUp: { said: string; means: string };
  /**
   * How a rare topic is asked, in whole words; by language, because one word means two things: French `tenir` is to hold, Spanish `teñir` is to
   * dye.
   */
  topics: Record<Topic, Asked>;
  wants: Record<Want, Asked>;
  /** Speaks of a size. Whole words. */
  sizes: string;
  /** The meaning of a word, or the difference between two of them. Whole words. */
  meaning: string;
  /** Whether two are one: "is Grishko the same as Nikolay?". Whole words. */
  same: string;
  permission: Permission;
  /** How readiness is tested. */
  tests: string;
}

/** Asks where shoes are sold or fitted. */
export interface Place {
  where: string;
  for: string;
  /** A word for the place: in Hebrew with its letter, elsewhere after its preposition. A whole word. */
  at: string;
}
