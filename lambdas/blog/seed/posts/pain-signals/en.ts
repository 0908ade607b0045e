import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const en: DraftText = {
  slug: 'pointe-shoe-pain',
  title: 'Pain en pointe: what is work and what is a warning',
  excerpt:
    'Tired calves are part of pointe; numb toes are not. How to tell effort from a warning, what to do on the same day, and who should look at it.',
  coverAlt: 'A pair of pointe shoes, taken off and laid side by side, seen from above, with their ribbons untied.',
  seoTitle: 'Pointe shoe pain: what is normal and when to stop',
  seoDescription: '',
  body: doc(
    p(
      'One sentence does the rounds in changing rooms: pointe hurts, it hurts everyone. It is meant kindly. It has also kept a good many dancers on a foot that was asking them, quite clearly, to sit down.',
    ),
    p(
      'Part of the sentence is true. Standing on the tips of your toes is work, and you feel work. The skill is telling that feeling apart from the others. Nothing here is a diagnosis. A page cannot see a foot, and when in doubt the answer is a person who can.',
    ),
    h2('What is part of the work'),
    p(
      'Muscles tire, in the calf and in the arch, and may be sore the next day. The box presses mildly and evenly around the toes. Both ease when the shoes come off, and both become familiar as strength grows. A new pair may press a little more than an old one at first.',
    ),
    p(
      'Even that has a limit. Skin may redden, and a blister may form while shoe and skin get acquainted; a blister that keeps returning to one place is telling you something about the fit.',
    ),
    h2('What is not'),
    table([
      ['What you notice', 'What it can be a sign of', 'What to do'],
      [
        'Sharp pain, pain in one spot, or pain that grows',
        'Anything from a bad fit to an injury',
        'Stop for the day; doctor, physiotherapist or podiatrist',
      ],
      [
        'Pain at one spot on a bone that worsens with load',
        'It may be a stress fracture',
        'No pointe and no jumps until a doctor has seen it',
      ],
      [
        'Tingling or numb toes',
        'A tight box pressing on a nerve',
        'Shoes off, ease the fit; have it checked if it does not pass at once',
      ],
      ['Swelling', 'Overload, or an injury', 'Stop, and have it looked at'],
      [
        'A black or loose nail',
        'Repeated pressure, often from length or padding',
        'Keep nails short, check the fit; podiatrist if it hurts or looks infected',
      ],
      [
        'Pain behind the ankle or at the Achilles tendon',
        'A drawstring that is too tight, a knot on the tendon, technique, or something that needs treatment',
        'Loosen and retie away from the tendon; have it assessed',
      ],
      [
        'Pain at the big toe joint that keeps coming back',
        'A box that pushes the toe, or the joint itself',
        'A clinician first, then the fitter',
      ],
    ]),
    p(
      'The middle column is full of possibilities on purpose. It explains why someone should look, and it does not say what they will find.',
    ),
    h2('The same evening'),
    ul(
      'Take the shoes off when the pain says so, even in the middle of a combination. Any teacher would rather see you sit down than limp.',
      'Think about what has changed: new shoes, a worn pair, more hours, a growth spurt, a different floor.',
      'Feel the shoes. A soft shank or box can bring pain to new places, and [a finished pair](/blog/making-pointe-shoes-last) is not worth another class.',
      'Tell the teacher. At home, tell a parent.',
      'Do not try it again the next morning to see whether it is still there.',
    ),
    quote(
      'Nobody has to earn the right to stop. A missed class is made up in a week; an ignored warning may take a season.',
    ),
    h2('When the shoe is the suspect'),
    p(
      'Often the shoe plays a part, and then it is worth going back to the fitter with exact words: where, when, on which foot. A box that is too tight presses on nerves and nails. One that is too wide lets the foot sink until the toes carry the weight. A shank that is too stiff or too soft moves the weight to the wrong place.',
    ),
    p(
      'But a shoe is easy to blame. Some problems come from strength or technique, and three new models will not solve those. That is why the teacher, and a clinician where pain is involved, belong in the conversation from the start.',
    ),
    h2('Three cases for special care'),
    p(
      '**Under twelve.** Whether a child should be en pointe at all is for a qualified teacher and a doctor to decide, and pain at that age should be seen by a doctor without delay.',
    ),
    p(
      '**A growth spurt.** Growth plates in the foot stay open past twelve, and balance may drop for a while. It is a time to strengthen and to wait.',
    ),
    p(
      '**After an injury or an operation.** The way back is through written medical clearance. A performance date is no substitute.',
    ),
    h2('Before it hurts'),
    p(
      'Most of the job is prevention, and most of that is plain housekeeping: a shoe [fitted in person](/blog/first-pair-of-pointe-shoes), pairs that dry and are replaced in time, trimmed nails, knots away from the tendon, and strength before ambition. Pointe will still be work. It should feel like work, and the feeling should end when the ribbons are untied.',
    ),
  ),
};
