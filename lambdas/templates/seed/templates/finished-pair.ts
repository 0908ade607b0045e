import { doc, h2, p, table } from '#lambdas/platform/write-rich-text.ts';
import { drawing, type SeedTemplate } from '../seed-template.ts';

export const finishedPair: SeedTemplate = {
  id: 'finished-pair',
  name: 'מתי זוג נגמר · When a pair is finished',
  category: 'newsletter',
  texts: {
    he: {
      subject: 'מתי זוג נגמר?',
      preheader: 'ארבע בדיקות של דקה, וסימן אחד שלא אומר כלום.',
      body: doc(
        h2('מתי זוג נגמר?'),
        drawing('making-pairs-last', 'זוג נעליים תלוי בסרטיו על חבל.'),
        p('{{greeting}}'),
        p('כמעט אף פעם לא ביום אחד. התמיכה עוזבת את הנעל לאט, וכף הרגל מתרגלת. לכן בודקים פעם בשבוע, כשהנעליים יבשות:'),
        table([
          ['בודקים', 'נגמר, אם'],
          ['מכופפים את השאנק', 'הוא כבר לא מתנגד, או לא מחזיק את הקשת'],
          ['לוחצים על הקופסה והכנפיים', 'הן נכנעות לאצבע'],
          ['עולים על פוינט ליד הבר', 'כף הרגל שוקעת, או גולשת אל מעבר לפלטפורמה'],
          ['מקשיבים לרגל', 'כואב במקום שלא כאב קודם'],
        ]),
        p(
          'סאטן מלוכלך לא אומר כלום. גם המספרים לא: בנעל מסורתית מדברים על 4 עד 20 שעות ריקוד, וזה טווח שלא עוזר לאף אחד. עדיף לרשום את תאריך השיעור הראשון על הסוליה ולספור לבד.',
        ),
        p('[איך זוג מחזיק יותר](/blog/כמה-זמן-מחזיקות-נעלי-פוינט)'),
        p('כאב חד, כאב בנקודה אחת או כאב שמתגבר לא ייפתר בזוג חדש. עם כאב כזה פונים לרופא או לפיזיותרפיסט.'),
      ),
    },
    en: {
      subject: 'When is a pair finished?',
      preheader: 'Four checks of a minute, and one sign that tells you nothing.',
      body: doc(
        h2('When is a pair finished?'),
        drawing('making-pairs-last', 'A pair of shoes hanging from a line by its ribbons.'),
        p('{{greeting}}'),
        p(
          'Hardly ever on a single day. Support leaves a shoe slowly, and the foot gets used to it. So check once a week, while the shoes are dry:',
        ),
        table([
          ['Check', 'It is finished if'],
          ['Bend the shank', 'it no longer resists, or no longer holds the arch'],
          ['Press the box and the wings', 'they give way under a finger'],
          ['Rise at the barre', 'the foot sinks, or slips past the platform'],
          ['Listen to the foot', 'it hurts where it never hurt before'],
        ]),
        p(
          'Dirty satin says nothing. Neither do the numbers: for a traditional shoe people quote 4–20 hours of dancing, which helps nobody. Better to write the date of the first class on the sole, and to count for yourself.',
        ),
        p('[How a pair lasts longer](/blog/making-pointe-shoes-last)'),
        p(
          'Pain that is sharp, stays in one spot or gets worse is nothing that a new pair can solve. See a doctor or a physiotherapist.',
        ),
      ),
    },
    ru: {
      subject: 'Когда паре пора на покой?',
      preheader: 'Четыре проверки по минуте и один признак, который ничего не значит.',
      body: doc(
        h2('Когда паре пора на покой?'),
        drawing('making-pairs-last', 'Пара пуантов висит на верёвке за ленты.'),
        p('{{greeting}}'),
        p(
          'Почти никогда это не происходит за день. Опора уходит понемногу, и стопа привыкает. Поэтому раз в неделю, когда пуанты сухие, проверяйте:',
        ),
        table([
          ['Что сделать', 'Пора менять, если'],
          ['Согнуть геленок', 'он не сопротивляется или не держит свод'],
          ['Нажать на стакан и крылья', 'они поддаются пальцу'],
          ['Подняться у станка', 'стопа проваливается или уходит за пятачок'],
          ['Прислушаться к стопе', 'болит там, где раньше не болело'],
        ]),
        p(
          'Грязный атлас ни о чём не говорит. Цифры тоже: для традиционных пуантов называют 4–20 часов танца, и толку от этого мало. Лучше написать на подошве дату первого урока и считать самим.',
        ),
        p('[Как продлить жизнь паре](/blog/сколько-служат-пуанты)'),
        p(
          'Резкая боль, боль в одной точке или боль, которая растёт, — не повод для новой пары, а повод пойти к врачу или реабилитологу.',
        ),
      ),
    },
    fr: {
      subject: 'Quand une paire est-elle finie ?',
      preheader: 'Quatre vérifications d’une minute, et un signe qui ne dit rien.',
      body: doc(
        h2('Quand une paire est-elle finie ?'),
        drawing('making-pairs-last', 'Une paire de pointes suspendue à un fil par ses rubans.'),
        p('{{greeting}}'),
        p(
          'Presque jamais en un jour. Le maintien s’en va peu à peu, et le pied s’y habitue. Une fois par semaine, sur des pointes bien sèches, vérifiez donc :',
        ),
        table([
          ['Le geste', 'C’est fini si'],
          ['Plier la semelle', 'elle ne résiste plus ou ne tient plus la voûte'],
          ['Presser la boîte et les ailes', 'elles cèdent sous le doigt'],
          ['Monter à la barre', 'le pied s’enfonce ou dépasse la plateforme'],
          ['Écouter son pied', 'il a mal là où il n’avait jamais mal'],
        ]),
        p(
          'Un satin sali ne dit rien. Les chiffres non plus : pour une pointe traditionnelle on parle de 4 à 20 heures de danse, ce qui n’aide personne. Mieux vaut noter sous la semelle la date du premier cours et compter soi-même.',
        ),
        p('[Faire durer une paire](/blog/faire-durer-ses-pointes)'),
        p(
          'Une douleur vive, fixée en un point ou qui augmente n’appelle pas une nouvelle paire. Parlez-en à un médecin ou à un kinésithérapeute.',
        ),
      ),
    },
    es: {
      subject: '¿Cuándo se acaba un par?',
      preheader: 'Cuatro comprobaciones de un minuto y una señal que no dice nada.',
      body: doc(
        h2('¿Cuándo se acaba un par?'),
        drawing('making-pairs-last', 'Un par de puntas colgado de una cuerda por las cintas.'),
        p('{{greeting}}'),
        p(
          'Casi nunca en un día. La sujeción se va poco a poco y el pie se acostumbra. Por eso, una vez por semana y con las puntas secas, compruébalo:',
        ),
        table([
          ['Qué hacer', 'Se acabó si'],
          ['Doblar la suela', 'ya no opone resistencia o no sostiene el arco'],
          ['Apretar la caja y las alas', 'ceden bajo el dedo'],
          ['Subir en la barra', 'el pie se hunde o se pasa de la plataforma'],
          ['Escuchar al pie', 'duele donde antes no dolía'],
        ]),
        p(
          'El satén sucio no dice nada. Las cifras tampoco: de una punta tradicional se dice que dura de 4 a 20 horas de baile, y eso no le sirve a nadie. Mejor apunta en la suela la fecha de la primera clase y lleva tu propia cuenta.',
        ),
        p('[Cómo hacer que un par dure](/blog/hacer-durar-las-puntas)'),
        p(
          'Un dolor agudo, fijo o que va a más no se arregla con un par nuevo. Consúltalo con un médico o un fisioterapeuta.',
        ),
      ),
    },
  },
};
