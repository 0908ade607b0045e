import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, ol, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const en: DraftText = {
  slug: 'breaking-in-pointe-shoes',
  title: 'Breaking in without breaking the shoe',
  excerpt:
    'A palm, a little patience and ten minutes of walking do more for a new pair than any hammer. What to soften, in which order, and when to stop.',
  coverAlt:
    'A pointe shoe lies sole up, with a mark where the shank bends; around it are loose ribbons, a needle and thread.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Everyone has seen the videos. A famous dancer slams a shoe in a door, cuts the satin from the tip, scores the sole with a knife and bends the whole thing in half. It looks like the real secret of the trade, and it ruins a good many new pairs every September.',
    ),
    p(
      'The dancer in the video will wear that pair for an evening, perhaps for one act, and take another tomorrow. Somebody whose shoes have to last for weeks of classes needs the opposite: as little as possible, and only where the shoe resists.',
    ),
    h2('First, show your teacher'),
    p(
      'Before you sew or bend anything, show your teacher the shoes on your feet. This is partly a matter of money, since shops often do not take back a pair that is sewn, dirty or worn. Mostly it is a matter of fit: softening does not turn a wrong shoe into a right one. With a first pair, change nothing without asking, and do not copy what professionals do to theirs.',
    ),
    h2('A little at a time'),
    p(
      'For a traditional shoe of fabric and paste, four things are enough. Try the shoe on after each of them, and do the next one only if it is still needed.',
    ),
    ol(
      '**The crown.** Press the top of the box a little flatter with the palm of the hand. It should give but stay rounded.',
      '**The wings.** Soften their upper edges slightly between thumb and finger, just where they meet the foot.',
      '**The shank.** Bend it gently at about three quarters of its length, measured from the box, or where your teacher or fitter marks it. Never fold it in the middle.',
      '**The walk.** Walk up and down the room in demi-pointe. Leave the first rises for class, at the barre and with your teacher watching.',
    ),
    p(
      'The moment to stop comes sooner than you think. As soon as the shoe follows the foot through demi-pointe, it is done, and the next classes will do the rest. Over-working a shoe removes its support, and that does not come back.',
    ),
    quote('Support you take out today will not be back tomorrow. When in doubt, take one more class first.'),
    h2('What the shoe is made of'),
    table([
      ['Material', 'Fabric and paste', 'Elastomer or thermoplastic'],
      ['In the shop', 'Snug, and a little stiff', 'Right from the first minute, because it barely changes'],
      ['Breaking in', 'By hand, in small steps', 'Do not bend it, do not soak it'],
      ['With wear', 'Moulds to the foot and goes on softening', 'Keeps its shape for a long time'],
      ['Heat', 'Keep away: paste usually softens', 'Only as its maker instructs'],
    ]),
    p(
      'There are shoes in between. [Bloch](/brand/bloch) has offered thermomorph (TMT) models that soften in warm air, are shaped on the foot and set as they cool; it also uses several pastes, from a firm one to more mouldable ones. [Gaynor Minden](/brand/gaynor) shoes are elastomeric and should fit as they are. If a shoe may be warmed, follow the maker’s instructions and nothing else; a hair dryer and a guess will not do.',
    ),
    h2('Needle and ribbon'),
    p(
      'Sewing is part of breaking in, because a shoe that is not held cannot be judged. Teachers often have a method of their own and are glad to be asked. Where they have none, this is the usual one:',
    ),
    ul(
      'Four equal lengths of ribbon, some 22 millimetres wide and 55 centimetres long.',
      'Fold the heel forward to find the place, set the ribbon at a slight angle and sew it to the lining. The drawstring must stay free of the stitches.',
      'One elastic loop at the heel, or two bands that cross. Snug, with room for about a finger.',
      'Tie with the foot flexed. The knot goes on the inner side, into the soft hollow behind the ankle bone, away from the Achilles tendon. Tuck the ends in.',
    ),
    p(
      'The drawstring comes last. It closes the opening; it should not be what holds the shoe on. Pull it evenly and not upwards, or it will press on the tendon.',
    ),
    h2('Doors, hammers, water'),
    p(
      'Extreme methods have one thing in common: they work at once. They also weaken the shoe and make the foot and ankle less stable, a high price for a quieter landing. If a pair still feels like wood after two or three classes of patient work, the likely cause is [the strength of the shank](/blog/how-hard-a-shank) or the model, and a fitter can help more than a hammer.',
    ),
    p(
      'Pressure that fades as the shoe warms up is part of the process. Pain is not. If it is sharp, keeps to one spot or grows, stop and [have it looked at](/blog/pointe-shoe-pain).',
    ),
  ),
};
