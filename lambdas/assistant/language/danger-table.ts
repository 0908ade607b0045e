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
  age: Age;
  /** Asks for a yes to pointe, from any persona. */
  clearance: string;
  /** Signs at which no other shoe is looked for. */
  alarm: string;
  /** Comes back from an injury or an operation, or wants to. */
  returning: string;
  /** Whole words of pain that mean nothing else in the other languages of the same letters. */
  painWords: string;
  /** Whole words that mean no harm, and would elsewhere: French bread, and what vegans do not eat. */
  harmless?: string;
  /** An injury of one's childhood, named to explain the feet that one has. Whole words. */
  longAgo: string;
  tears: Tears;
  released: Released;
  possible: Possible;
  denial: Denial;
  knot: Knot;
  shoe: ShoeTrouble;
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

/** Beside an age: with punctuation, because a comma parts an age from a word before it. */
export interface Age {
  /** Before a year of birth. */
  born: string;
  /** The same behind it. */
  bornBehind?: string;
  /** How long a person dances, or since what age: no age of today. */
  practice?: string;
  /** Another person than the one who writes, of whom a child's age may be. Whole words. */
  child: string;
}

/** Tears are of pain, unless in the same sentence they are shed for shoes that others have. */
export interface Tears {
  cries: string;
  longing: string;
}

/** After an operation. */
export interface Released {
  /** A doctor or a physiotherapist has allowed it. */
  said: string;
  /** Operations and surgeons: a person who is released mentions them, but no danger from them. */
  operations: string;
}

/** A sign that may indicate a danger, or may be nothing. */
export interface Possible {
  /** Beside a part of the body: something about it is not as it was. */
  states: string;
  /** A doctor, a splint: of the bones and muscles. */
  pain: string;
  /** No breath: of the heart. */
  health: string;
}

/** Something wrong with a shoe, which is none of the foot that it is on. */
export interface ShoeTrouble {
  /** Parts of a shoe. */
  parts: string;
  /** Something wrong with one of them. */
  states: string;
  /** A shoe that does not stay on. */
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
  /** The same, where the denial ends with it; with its space, since Hebrew writes it together with the next word. */
  and: string;
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
