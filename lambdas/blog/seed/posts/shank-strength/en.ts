import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const en: DraftText = {
  slug: 'how-hard-a-shank',
  title: 'How hard should the shank be? Why harder is not better',
  excerpt:
    'A stiff shank is often taken for a strong shoe. What it does under the foot, why the place where it bends matters as much as its strength, and how to read the labels.',
  coverAlt:
    'A foot en pointe in profile, the shank drawn as a dark line along its sole; beside it the same line, straighter each time.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Take a new shoe by the heel and the box and press gently. Something resists under the sole, springs back a little, and gives a small creak. That is the shank, the spine of the shoe, and it starts more arguments in changing rooms than any colour of ribbon.',
    ),
    p(
      'The argument usually goes like this: a harder shank holds better and lasts longer, so it must be the better buy. That is the wallet talking. The foot sees it differently.',
    ),
    h2('What a shank does'),
    p(
      'It lies under the foot from the heel towards the box and supports the arch once the dancer is up. It does not do the lifting. The rise comes from the calf, the ankle and the small muscles of the foot, and the shank gives them something to work against.',
    ),
    p(
      'When it is too stiff for those muscles to bend, the shoe takes over. Rolling through demi-pointe turns into a jump, the heel of the shoe may come away from the foot, and the dancer stays behind the platform instead of coming onto it. When it is too soft for the foot, the opposite happens: the arch pours forward and the weight travels past the platform.',
    ),
    table([
      ['What the teacher may see', 'What it can point to', 'What to ask about'],
      [
        'No roll through demi-pointe, only up or down',
        'More shank than the foot can bend yet',
        'A softer shank, or foot strength first',
      ],
      [
        'The dancer stays behind the platform',
        'A stiff shank, a long vamp or a stiffer ankle',
        'Shank and vamp together; technique',
      ],
      [
        'The foot pushes far over the platform',
        'A soft or worn shank under a very flexible arch',
        'Firmer control, often a longer vamp',
      ],
      [
        'The sole twists away from the arch',
        'The bend is in the wrong place',
        'Another model, or a three-quarter shank',
      ],
    ]),
    p(
      'Read every line of this table with a *maybe*. Length, box and technique can all give the same picture, so the teacher’s eye comes first.',
    ),
    h2('Where it bends'),
    p(
      'Strength is printed on the label. Where the shank bends is not, although it matters just as much: it should bend where that particular arch does. Pre-arched shoes, or three-quarter shanks, which leave the heel free, sometimes follow very high or very low arches better. On a medium arch they can feel odd.',
    ),
    p(
      'As a rough guide, a stiffer foot with a low arch struggles to reach the platform, and a softer shank may help it there. A supple, high arch usually asks for firmer control. Two dancers of the same age in the same class can need opposite shoes.',
    ),
    h2('Reading the labels'),
    p(
      'There is no common scale. One maker’s “hard” tells you nothing about another’s, and some words do not describe hardness at all:',
    ),
    ul(
      '[Nikolay](/brand/nikolay) shanks usually run from SS, super soft, through S, M and H to SH.',
      '[Gaynor Minden](/brand/gaynor) shanks are made of a resilient polymer and usually carry names, from Pianissimo and Featherflex to Hard. They do not soften with wear as paper and paste do, and may crack in cold, dry weather.',
      'At [Russian Pointe](/brand/russianPointe), soft, medium and hard indicated how long the stiff layer was; *standard* or *flexible* indicated whether there was a cut-out behind the box.',
      '[Capezio](/brand/capezio) builds its shanks from leatherboard or redboard in several strengths.',
      'In the Elektra of [SoDança](/brand/sodanca) the shank can be replaced by one of another density.',
    ),
    p(
      'So the strength of your old pair does not carry over to a new brand. Test it again, at the barre, with both shoes on.',
    ),
    h2('Beginners, soft or firm?'),
    p(
      'Teachers disagree, and both camps have reasons. Some want a softer shank, so that the foot learns to work and to roll through. Others prefer a firmer one until the ankle is steady. Both answers are reasonable. What is not reasonable is deciding without the teacher, who sees that foot several times a week.',
    ),
    quote(
      'Never take a harder shank only because it will last. A shoe that the foot cannot bend is expensive from the first class.',
    ),
    p(
      'If your pairs die too quickly, there are better ways to make them last: drying, rotating and knowing when a shoe is finished, all of which is in [how long a pair can last](/blog/making-pointe-shoes-last). And if a shank that used to feel right is suddenly too soft, it may simply be worn out. A dancer who grows stronger may also be ready for something new.',
    ),
    p(
      'When changing shanks brings pain instead of comfort, the experiment stops there. Pain that is sharp, stays in one spot or grows is a matter for [a doctor or physiotherapist](/blog/pointe-shoe-pain), and the shoes can wait.',
    ),
  ),
};
