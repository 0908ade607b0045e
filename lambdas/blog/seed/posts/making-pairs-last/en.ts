import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const en: DraftText = {
  slug: 'making-pointe-shoes-last',
  title: 'How long can a pair last?',
  excerpt:
    'Sweat softens a pointe shoe faster than any step. How to dry it, when a second pair pays off, what glue can do, and the signs that a shoe is dead.',
  coverAlt: 'Two pointe shoes hang by their ribbons from a line to dry, each facing a different way.',
  seoTitle: 'How long pointe shoes last: drying, rotation, glue',
  seoDescription: '',
  body: doc(
    p(
      'Class is over, the bus leaves in nine minutes, and the shoes go into the bag as they are: warm, damp, one pushed inside the other, toe pads still in. The bag is zipped. On Thursday they come out a little softer than they went in, and somebody says that shoes are not what they used to be.',
    ),
    p(
      'A traditional pointe shoe is fabric, paste and leather. Damp eats into the paste all night. Most of what can be done to make a pair last is done in the ten minutes after class, and it costs nothing.',
    ),
    h2('Air first'),
    ul(
      'Take out the padding and the spacers, and dry them separately.',
      'Open the shoes, tuck the ribbons out of the way, and never leave one shoe inside the other.',
      'Carry them in a mesh bag. A plastic bag or a closed dance bag keeps the damp where it does harm.',
      'At home, hang them or lay them somewhere airy. Advice on how long ranges from 24 hours to 72.',
      'No radiator, no windowsill in July, no hot car: paste usually softens in heat. The exception is a model that its maker tells you to warm.',
    ),
    p('And keep them off the pavement. The leather sole is thin, and it was made for a studio floor.'),
    h2('Why two pairs outlive one'),
    p(
      'If a shoe needs a day or more to dry and there is class on most days, one pair never gets dry at all. Two pairs worn in turn last longer together than one pair worn daily, and the same arithmetic holds for three. The second pair is money spent sooner, not money spent twice.',
    ),
    p(
      'It has a quieter advantage too. When two pairs are at different stages of their lives, you notice the very day one of them goes soft. With a single pair the change is so slow that the foot gets used to it.',
    ),
    h2('What the numbers say'),
    p(
      'There is no fixed lifespan, and anyone who promises one is guessing. The figures in circulation are hours of dancing, and they disagree:',
    ),
    table([
      ['Shoe', 'Figures that are quoted'],
      ['Traditional, in class', '4 to 12 hours, about 12, 8 to 20, or 10 to 20'],
      ['Traditional, professional use', 'Sometimes a single day, or one performance'],
      ['Synthetic', 'Several times longer; [Gaynor Minden](/brand/gaynor) speaks of three to five times'],
    ]),
    p(
      'Foot strength, repertoire, floor and climate affect these figures more than the label does. It helps to write the date of the first class on the sole in pencil and to count.',
    ),
    h2('What glue can do'),
    p(
      'Hardener, usually sold as jet glue, buys time. On a dry shoe that is already broken in, a little of it can stiffen the box or the shank for a few more classes. It adds a layer. What is worn out underneath stays worn out, and a shoe that needs glue for the third time usually needs replacing.',
    ),
    p(
      'It is also a strong adhesive. An adult applies it in a well-aired room, keeps it off the skin, and lets it set completely before a foot goes in.',
    ),
    h2('When it is over'),
    p(
      'A shoe rarely breaks all at once. It gives way gradually, and any one of these is reason enough to stop dancing in it:',
    ),
    ul(
      'The shank no longer holds the arch, or it moves without resistance.',
      'The box or the wings give way under the fingers.',
      'The foot sinks, or slips past the platform.',
      'There is pain in places where there was none.',
      'On a synthetic shoe, the satin at the tip is worn through to the plastic, or the shank has snapped.',
    ),
    p(
      'Satin that is dirty or frayed says little by itself. A shoe can look like a ruin and hold well, or shine and be dead. Worn-out shoes can stretch ligaments and cause falls and sprains, so the last classes squeezed out of a pair are the most expensive. If pain came with the softness and does not leave with the shoe, it is time for [a different conversation](/blog/pointe-shoe-pain).',
    ),
    quote(
      'Judge a shoe by what it holds, never by how it looks. And never pass it on to be danced in: it has moulded to your foot and is used up.',
    ),
    p(
      'A finished pair still has a few uses. It can hang on a wall, carry signatures after a performance, or be cut open: seeing where the paste gave way teaches you more about your next purchase than any chart. If it was always the shank, read [how hard a shank](/blog/how-hard-a-shank) before ordering the same again.',
    ),
  ),
};
