import { doc, h2, h3, ol, p, ul } from '#lambdas/platform/write-rich-text.ts';
import type { SeedTemplate } from '../seed-template.ts';

export const fitting: SeedTemplate = {
  id: 'fitting',
  name: 'הזמנה למדידה · An invitation to a fitting',
  category: 'promotional',
  texts: {
    he: {
      subject: 'עונה חדשה, מדידה חדשה: שעה אחת לכף הרגל',
      preheader: 'מה מביאים, מה שואלים, ואיך מגיעים עם רשימה קצרה.',
      body: doc(
        h2('שעה אחת לכף הרגל'),
        p('{{greeting}}'),
        p(
          'בתוך שנה כף רגל יכולה לגדול, להתחזק ולהתרחב. זוג שהתאים בדיוק באביב עלול להיות היום במידה או בצורה לא נכונה. לפני שהעונה מתחילה, זה הזמן לקבוע מדידה.',
        ),
        h3('בתיק'),
        ul(
          'הריפוד, מפרידי האצבעות והגרביונים שרוקדים איתם.',
          'הזוג הישן: הוא מספר איפה נשחק ואיפה לחץ.',
          'ציפורניים קצרות ושעה פנויה. עדיף אחר הצהריים, ולא מיד אחרי שיעור קשה.',
        ),
        h3('שלוש שאלות למדידה'),
        ol(
          'בפלייה, האם האצבע הארוכה רק נוגעת בקצה, בלי להתקפל?',
          'בעלייה ליד הבר, האם כף הרגל שוקעת?',
          'האם השאנק מתכופף במקום שבו הקשת מתקמרת?',
        ),
        p('[להכין רשימה קצרה של דגמים](/products)'),
        p('[מה קורה במדידה](/blog/זוג-ראשון-של-נעלי-פוינט)'),
        p('זה הזוג הראשון? אז ה״כן״ של המורה בא לפני המדידה.'),
      ),
    },
    en: {
      subject: 'New season, new fitting: an hour for your feet',
      preheader: 'What to bring, what to ask, and how to arrive with a shortlist.',
      body: doc(
        h2('An hour for your feet'),
        p('{{greeting}}'),
        p(
          'In a year a foot can grow, get stronger and spread. The pair that was just right in spring may be the wrong size or the wrong shape by now. Before the season begins, book a fitting.',
        ),
        h3('In the bag'),
        ul(
          'The padding, spacers and tights that you dance in.',
          'Your old pair: it shows where it wore out and where it pressed.',
          'Short nails, and an hour to spare. Afternoons are best, though not straight after a hard class.',
        ),
        h3('Three questions for the fitting'),
        ol(
          'In a plié, does the longest toe just touch the end, without curling?',
          'When you rise at the barre, does the foot sink?',
          'Does the shank bend where the arch does?',
        ),
        p('[Make a shortlist of models](/products)'),
        p('[What happens at a fitting](/blog/first-pair-of-pointe-shoes)'),
        p('Is it the first pair? Then your teacher’s yes comes before the fitting.'),
      ),
    },
    ru: {
      subject: 'Новый сезон, новая примерка: час для ваших стоп',
      preheader: 'Что взять с собой, о чём спросить и как прийти с коротким списком.',
      body: doc(
        h2('Час для ваших стоп'),
        p('{{greeting}}'),
        p(
          'За год стопа может вырасти, окрепнуть, стать шире. Пара, которая весной сидела идеально, теперь может оказаться не того размера или не той формы. Запишитесь на примерку, пока сезон не начался.',
        ),
        h3('С собой'),
        ul(
          'Вкладыши, разделители и колготки, в которых вы танцуете.',
          'Старая пара: по ней видно, где она стёрлась и где давила.',
          'Короткие ногти и час времени. Лучше после обеда, но не сразу после тяжёлого урока.',
        ),
        h3('Три вопроса на примерке'),
        ol(
          'В плие самый длинный палец лишь касается конца и не подгибается?',
          'На подъёме у станка стопа не проваливается?',
          'Геленок гнётся там же, где свод?',
        ),
        p('[Составить короткий список](/products)'),
        p('[Как проходит примерка](/blog/первая-пара-пуантов)'),
        p('Это первая пара? Тогда сначала «да» педагога, а потом примерка.'),
      ),
    },
    fr: {
      subject: 'Nouvelle saison, nouvel essayage : une heure pour vos pieds',
      preheader: 'Quoi apporter, quoi demander, et comment arriver avec une courte liste.',
      body: doc(
        h2('Une heure pour vos pieds'),
        p('{{greeting}}'),
        p(
          'En un an, un pied peut grandir, se muscler, s’élargir. La paire parfaite du printemps n’a peut-être plus la bonne taille, ni la bonne forme. Avant que la saison commence, prenez rendez-vous pour un essayage.',
        ),
        h3('Dans le sac'),
        ul(
          'Les embouts, les écarteurs et les collants que vous portez en dansant.',
          'Votre ancienne paire : elle montre où elle s’est usée et où elle serrait.',
          'Des ongles courts et une heure devant vous. L’après-midi de préférence, mais pas juste après un cours intense.',
        ),
        h3('Trois questions pour l’essayage'),
        ol(
          'En plié, l’orteil le plus long touche-t-il à peine le bout, sans se replier ?',
          'En montant à la barre, le pied s’enfonce-t-il ?',
          'La semelle plie-t-elle là où se cambre la voûte ?',
        ),
        p('[Préparer une courte liste](/products)'),
        p('[Comment se passe un essayage](/blog/premieres-pointes)'),
        p('C’est la première paire ? Alors le oui du professeur vient avant l’essayage.'),
      ),
    },
    es: {
      subject: 'Nueva temporada, nueva prueba: una hora para tus pies',
      preheader: 'Qué llevar, qué preguntar y cómo llegar con una lista corta.',
      body: doc(
        h2('Una hora para tus pies'),
        p('{{greeting}}'),
        p(
          'En un año el pie puede crecer, ganar fuerza y ensancharse. El par que en primavera era perfecto quizá ya no sea de tu talla ni de tu forma. Antes de que empiece la temporada, pide cita para una prueba.',
        ),
        h3('En la bolsa'),
        ul(
          'Las punteras, los separadores y las medias con los que bailas.',
          'Tu par viejo: enseña por dónde se gastó y dónde apretaba.',
          'Las uñas cortas y una hora libre. Mejor por la tarde, pero no justo después de una clase dura.',
        ),
        h3('Tres preguntas para la prueba'),
        ol(
          'En plié, ¿el dedo más largo solo roza el final, sin encogerse?',
          'Al subir en la barra, ¿el pie se hunde?',
          '¿La suela dobla por donde se curva el arco?',
        ),
        p('[Preparar una lista corta](/products)'),
        p('[Cómo es una prueba](/blog/primeras-puntas)'),
        p('¿Es el primer par? Entonces el sí del profesor va antes que la prueba.'),
      ),
    },
  },
};
