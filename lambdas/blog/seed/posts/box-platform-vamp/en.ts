import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, h3, p, quote, table } from '#lambdas/platform/write-rich-text.ts';

export const en: DraftText = {
  slug: 'box-platform-vamp',
  title: 'Box, platform, vamp: how the parts of a shoe decide the fit',
  excerpt:
    'Two shoes of the same size can feel worlds apart. A walk around the pointe shoe, part by part, and what each part asks of the foot inside it.',
  coverAlt:
    'Three pointe shoes seen from the front, from a tapered box on a narrow platform to a square one on a wide platform.',
  seoTitle: 'Pointe shoe parts: box, platform, vamp, wings and fit',
  seoDescription: '',
  body: doc(
    p(
      'Put two pointe shoes of the same length on a table, toes towards you. One narrows to a platform hardly wider than two fingers, the other stands as broad as a matchbox. The label calls them the same size. A foot that is happy in the first will slide about or jam in the second, and the number on the sole will not explain why.',
    ),
    p('The parts will.'),
    h2('Begin with the toes'),
    p(
      'The box is the stiff cup around the toes. In a traditional shoe it is built from layers of fabric and paste; a few makers use polymer. It should hug the forefoot without hurting it, and so its shape has to match the line of the toes.',
    ),
    table([
      ['Line of the toes', 'Where to begin', 'What goes wrong otherwise'],
      [
        '**Egyptian**: the big toe leads and the others step down',
        'A more tapered box; padding may even out the shorter toes',
        'Too square leaves the small toes without contact, too tapered pushes the big toe sideways',
      ],
      [
        '**Greek**: the second toe is the longest',
        'A slightly tapered box, with the length set by the second toe and the gap under the big toe filled',
        'Fitted to the big toe, the shoe bends the second one',
      ],
      [
        '**Square**: two, three or more toes are level',
        'A squarer box with a wide platform',
        'Too much taper pushes the big toe inwards',
      ],
    ]),
    p(
      'These are starting points. Hardly any foot looks like the drawing in the book, and the left foot does not always match the right.',
    ),
    h2('Around the shoe'),
    h3('Platform'),
    p(
      'The platform is the flat end that meets the floor. A wide one feels steadier. Narrow ones go with tapered boxes and suit the same feet; they are not a mark of a more advanced dancer.',
    ),
    h3('Profile'),
    p(
      'Seen from the side, the box has a height, which fitters call the profile or the crown. A low profile goes with a flat, slim foot and a high one with a full foot. Too low a profile squeezes the top of the foot. Too high a profile leaves a gap that a finger fits into, and the foot drops into it.',
    ),
    h3('Vamp and throat'),
    p(
      'The vamp runs from the platform to the opening and should cover the toe joints. Long toes and very flexible insteps usually need more of it, short toes less. If it is too long, the platform is hard to reach; if it is too short, the foot spills over the top.',
    ),
    p(
      'The throat, the line of the opening, is cut as a U or a V. [Bloch](/brand/bloch) makes both, depending on the model, and some V-cut shoes do without a drawstring. At [Russian Pointe](/brand/russianPointe) the length of the vamp could be chosen separately.',
    ),
    h3('Wings'),
    p(
      'The wings extend the box along the sides. High, firm wings support the joints and limit sinking and twisting. Softer ones feel freer and leave more to the foot.',
    ),
    h2('Width belongs to the model'),
    p(
      'Width matters mainly across the metatarsals. Pinching, strained satin and toes that do not reach the platform mean *too narrow*; sinking and sliding sideways mean *too wide*. But a narrow-platform model may need a wider width than the one on last year’s receipt, so the two are chosen together.',
    ),
    p(
      'Some feet change under weight: they become noticeably shorter or narrower. A fitter measures such a foot twice, standing and at rest, and may look for a narrower width. When a bunion widens the joint while the toes taper, a wider width in a more tapered model can be worth trying. Pain that stays at that joint belongs with a clinician, not with the next shoe.',
    ),
    quote(
      'Change one thing at a time. A new width and a new vamp on the same day cannot tell you which of them helped.',
    ),
    h2('When the parts disagree'),
    p(
      'Every change affects something else. A longer vamp holds a supple instep and can make the platform harder to reach. A wider shoe frees the joints and may let the foot sink. A patient fitter ranks the problems and solves the first one first.',
    ),
    p(
      'Padding has its place at the end of that list. Thin padding keeps the feel of the floor and tops up a good fit, thicker padding needs room of its own, and neither repairs the wrong box.',
    ),
    p(
      'The drawings on the [shoes page](/products) show platform, taper, vamp and wings side by side, so you can see the differences before you feel them. That helps you ask the right questions. The answer comes [at the fitting](/blog/first-pair-of-pointe-shoes), with both shoes on and an experienced fitter at your feet.',
    ),
  ),
};
