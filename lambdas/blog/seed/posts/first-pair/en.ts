import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const en: DraftText = {
  slug: 'first-pair-of-pointe-shoes',
  title: 'The first pair: from the teacher’s yes to the fitting room',
  excerpt:
    'A birthday does not decide when pointe begins. What teachers look at, what to pack for the fitting, and the small tests that show whether a first pair is right.',
  coverAlt: 'Two satin pointe shoes stand side by side on their platforms, the ribbons crossed over the ankles.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'The scene repeats itself in every dance shop. Someone has waited years for this afternoon and would happily leave with the first shoe to come out of its tissue paper. An hour later there is a row of pairs on the floor, and the one that fits is seldom the one that looked best on the shelf.',
    ),
    p('That hour is earned much earlier, in the studio.'),
    h2('Who says yes'),
    p(
      'Only a qualified teacher who knows the dancer can say that it is time. A shop cannot, and neither can a website. If there is pain, an old injury or any doubt, ask a doctor too.',
    ),
    p(
      'Twelve is the age that everyone quotes, and most professional schools do not start before about eleven. It is a convention that assumes roughly four years of training, not a medical threshold. Before twelve the question belongs to the teacher and a doctor, whatever a friend in the next class was allowed to do. What a teacher looks for matters more than a birthday:',
    ),
    ul(
      '**Trunk and pelvis.** They stay quiet while the legs work.',
      '**The line of the leg.** Hip, knee and foot stay in line, even at the end of class.',
      '**Foot and ankle.** They need the strength to rise and the range to stand over the toes. If either is lacking, pointe waits while you work on it.',
      '**Time at the barre.** Teachers often ask for three to four years of regular classes, at least two or three a week, plus pre-pointe work. With one class a week, pointe is discouraged.',
    ),
    p(
      'There are tests with memorable names: in a small 2010 study the Airplane, the Sauté and the Topple matched teachers’ judgement better than age did. Others count about twenty heel raises on one leg. No set of tests is agreed on by everyone, so they are for a teacher or a clinician to run, and not for the kitchen floor.',
    ),
    p(
      'A growth spurt is a reason to wait: balance may drop for a while. Adults who want to begin need the same things: a base of regular training, the strength checks and a teacher’s approval.',
    ),
    h2('What to pack'),
    p(
      'Bring the tights, padding and spacers you will dance in, because each of them takes up room. Trim the nails, and put the visit off if there is an open blister. An afternoon is usually best, though not straight after a heavy class. Allow an hour, and forget your street shoe size: pointe shoe sizes do not match it, and they change from maker to maker.',
    ),
    h2('Four small tests'),
    p(
      'The fitter first looks at the foot itself, at the line of the toes and the width across the joints, and chooses on that basis. Then the trying on begins. Both shoes go on, since the two feet often differ, and the drawstring stays loose while the fit is judged.',
    ),
    table([
      ['Test', 'A good sign', 'A reason to try another'],
      [
        'Plié in second position',
        'The longest toe just touches the end',
        'Curled or jammed toes, or no contact at all',
      ],
      [
        'The heel, one foot resting on the platform without weight',
        'A small pinch of satin',
        'Room for a whole finger, or nothing to pinch',
      ],
      ['A rise at the barre, with support', 'The foot stays up in the box', 'The foot slides down inside'],
      [
        'Standing en pointe, fitter at hand',
        'Centred on the platform, toes straight',
        'The shank twists off the arch, or a finger slips in over the foot',
      ],
    ]),
    p(
      'Say what you feel in plain words and point to the place. “It presses here on the left” helps a fitter far more than a polite “fine”.',
    ),
    h2('Leave these in the shop'),
    p(
      'A size with room to grow, first of all. A loose shoe supports poorly and raises the risk of injury. Growing feet may well outgrow a good pair before it is worn out, so allow for that cost from the start.',
    ),
    p(
      'Then a friend’s favourite model, which was right for the friend. And somebody else’s old pair, however clean: it has moulded to another foot and is usually worn. To see how each part affects the fit, read [box, platform and vamp](/blog/box-platform-vamp).',
    ),
    quote(
      'Teacher first, then the shop, then the needle. Nothing is sewn until the teacher has seen the shoes on the feet.',
    ),
    p(
      'The order matters: shops often will not take back a pair that is sewn, dirty or worn. At home, keep the shoes somewhere dry until the next class, because beginners should not practise alone. The [shoes page](/products) shows a few models to compare before the visit. It cannot tell you your size; you find that out with both shoes on.',
    ),
  ),
};
