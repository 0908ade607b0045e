interface Knot {
  /** Speaks of ribbons, of tying, or of where a knot belongs: one of the body is none of these. */
  tied: RegExp;
  /** A knot that lies on or beside a tendon; one that is in a tendon is of the body. */
  lies: RegExp;
  /** A part of the body whose name alone is no complaint. */
  place: string;
}

/** In five languages, folded. */
const knots: readonly Knot[] = [
  {
    tied: /סרט|קושר|לקשור|קשיר|איפה|היכן|(?<!\p{L})ב?(?:איזה )?צד(?!\p{L})/u,
    lies: /(?<!\p{L})([והבלכמש]{0,3}קשר(?: \p{L}+){0,8}? (?:על|ליד|מעל|לצד|מאחורי|את)) ה?(?:גיד|אכילס)(?: ה?אכילס)?(?!\p{L})/gu,
    place: 'עקב',
  },
  {
    tied: /(?<!\p{L})(?:ribbons?|tie|tied|tying|where|side|beside|should the knot)(?!\p{L})/u,
    lies: /(?<!\p{L})(knots?(?: \p{L}+){0,8}? (?:on|over|off|against|onto|near|beside|behind)(?: the| my| her| his)?) (?:achilles(?: tendon)?|tendon)(?!\p{L})/gu,
    place: 'heel',
  },
  {
    tied: /(?<!\p{L})(?:лент|завяз|где|куда|сторон|сбоку|сбок|должен)/u,
    lies: /(?<!\p{L})(уз(?:ел|ла|лом|лы)(?: \p{L}+){0,8}? (?:на|над|возле|около|с|за)) (?:ахилл\p{L}*(?: сухожили\p{L}+)?|сухожили\p{L}+)/gu,
    place: 'пятка',
  },
  {
    tied: /(?<!\p{L})(?:rubans?|nouer|attacher|ou|cote|met|mettre|va|vont)(?!\p{L})/u,
    lies: /(?<!\p{L})(n(?:oe|œ)uds?(?: \p{L}+){0,8}? (?:sur|contre|pres|derriere)(?: le| du| mon| son)?) tendon(?: d ?achille)?(?!\p{L})/gu,
    place: 'talon',
  },
  {
    tied: /(?<!\p{L})(?:cintas?|atar|ato|atan|donde|lado|va|queda|quedar)(?!\p{L})/u,
    lies: /(?<!\p{L})(nudos?(?: \p{L}+){0,8}? (?:sobre|contra|junto|detras)(?: el| al| del| mi)?) tendon(?: de aquiles)?(?!\p{L})/gu,
    place: 'talon',
  },
];

/**
 * Where the knot of a ribbon lies is told by a tendon, which hurts nobody. What is wrong beside it still counts: the tendon becomes another part
 * of the body, beside which it is found.
 */
export const withoutKnots = (folded: string): string =>
  knots.reduce(
    (text, { tied, lies, place }) => (tied.test(text) ? text.replaceAll(lies, `$1 ${place}`) : text),
    folded,
  );
