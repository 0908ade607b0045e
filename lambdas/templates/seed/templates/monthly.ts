import { doc, h2, p } from '#lambdas/platform/write-rich-text.ts';
import { drawing, type SeedTemplate } from '../seed-template.ts';

export const monthly: SeedTemplate = {
  id: 'monthly',
  name: 'הניוזלטר החודשי · The monthly newsletter',
  category: 'newsletter',
  texts: {
    he: {
      subject: 'החודש: עשר דקות של אוויר, ושאלה אחת למדידה',
      preheader: 'שלושה דברים קצרים לפני השיעור הבא.',
      body: doc(
        h2('לפני השיעור הבא'),
        drawing('breaking-in', 'נעל פוינט, סרט, מחט וחוט.'),
        p('{{greeting}}'),
        p('שלושה דברים קצרים. לקרוא את כולם לוקח פחות זמן מלקשור את הסרטים.'),
        h2('לנסות: עשר דקות של אוויר'),
        p(
          'אחרי השיעור מוציאים את הריפוד, מפרידים בין שתי הנעליים ונותנים להן לנשום לפני שהן נכנסות לשקית רשת. הלחות מרככת את הדבק יותר מכל קפיצה. מי שמחזיקים שני זוגות ורוקדים בהם לסירוגין יגלו ששניהם יחד מאריכים ימים.',
        ),
        h2('לשאול: איפה זה מתכופף?'),
        p(
          'במדידה שואלים כמעט תמיד כמה השאנק קשיח. כדאי לשאול גם איפה הוא מתכופף, ולהשוות למקום שבו כף הרגל עצמה מתקמרת. אם שני המקומות לא נפגשים, גם קשיחות מושלמת לא תעזור.',
        ),
        h2('לקרוא: זוג ראשון'),
        p(
          'למי שעומדים לפני הזוג הראשון, או מלווים מישהי או מישהו לשם: מה קורה במדידה, כמה זמן היא לוקחת ומה לא תופרים עדיין.',
        ),
        p('[לקריאה בבלוג](/blog/זוג-ראשון-של-נעלי-פוינט)'),
      ),
    },
    en: {
      subject: 'This month: ten minutes of air, and one better question',
      preheader: 'Three short things before the next class.',
      body: doc(
        h2('Before the next class'),
        drawing('breaking-in', 'A pointe shoe with a ribbon, a needle and a thread.'),
        p('{{greeting}}'),
        p('Three short things. Reading them all takes less time than tying your ribbons.'),
        h2('To try: ten minutes of air'),
        p(
          'After class, take out the padding, separate the two shoes and let them breathe before they go into a mesh bag. Damp softens paste more than any jump does. Dance in two pairs in turn, and together they will see more classes than one after the other.',
        ),
        h2('To ask: where does it bend?'),
        p(
          'At a fitting everybody asks how hard the shank is. Ask where it bends, too, and compare that with the place where your own foot curves. If the two do not meet, the right strength will not help.',
        ),
        h2('To read: the first pair'),
        p(
          'For anyone with a first pair ahead, or going along with someone who has: what happens at a fitting, how long it takes, and what should not be sewn yet.',
        ),
        p('[Read it in the blog](/blog/first-pair-of-pointe-shoes)'),
      ),
    },
    ru: {
      subject: 'В этом месяце: десять минут на воздух и один хороший вопрос',
      preheader: 'Три коротких дела до следующего урока.',
      body: doc(
        h2('До следующего урока'),
        drawing('breaking-in', 'Пуант, лента, игла и нитка.'),
        p('{{greeting}}'),
        p('Три коротких дела. Прочесть о них быстрее, чем завязать ленты.'),
        h2('Попробовать: десять минут на воздух'),
        p(
          'После урока выньте вкладыши, разложите пуанты порознь и дайте им подышать, а уж потом убирайте в сетчатый мешочек. Сырость размягчает клей сильнее любого прыжка. А две пары, которые носят по очереди, вместе прослужат дольше.',
        ),
        h2('Спросить: где он гнётся?'),
        p(
          'На примерке все спрашивают, жёсткий ли геленок. Спросите ещё, где он сгибается, и сравните с местом, где изгибается ваша стопа. Если они не совпали, не поможет и верная жёсткость.',
        ),
        h2('Почитать: первая пара'),
        p(
          'Для всех, у кого первая пара впереди, и для тех, кто помогает её выбрать: как проходит примерка, сколько она длится и что пока не надо пришивать.',
        ),
        p('[Читать в блоге](/blog/первая-пара-пуантов)'),
      ),
    },
    fr: {
      subject: 'Ce mois-ci : dix minutes d’air et une meilleure question',
      preheader: 'Trois choses, en bref, avant le prochain cours.',
      body: doc(
        h2('Avant le prochain cours'),
        drawing('breaking-in', 'Une pointe, un ruban, une aiguille et du fil.'),
        p('{{greeting}}'),
        p('Trois choses, en bref. Les lire toutes prend moins de temps que nouer ses rubans.'),
        h2('À essayer : dix minutes d’air'),
        p(
          'Après le cours, sortez les embouts, séparez les deux pointes et laissez-les respirer avant de les glisser dans un filet. L’humidité ramollit la colle plus qu’aucun saut. Et deux paires portées tour à tour font ensemble plus de cours que l’une après l’autre.',
        ),
        h2('À demander : où plie-t-elle ?'),
        p(
          'À l’essayage, tout le monde demande si la semelle est dure. Demandez aussi où elle plie, et comparez avec l’endroit où se cambre votre pied. Si les deux ne se rencontrent pas, la bonne dureté n’y changera rien.',
        ),
        h2('À lire : la première paire'),
        p(
          'Pour qui attend sa première paire, ou accompagne quelqu’un : comment se passe un essayage, combien de temps il dure et ce qu’il ne faut pas encore coudre.',
        ),
        p('[Lire dans le blog](/blog/premieres-pointes)'),
      ),
    },
    es: {
      subject: 'Este mes: diez minutos de aire y una pregunta mejor',
      preheader: 'Tres cosas breves antes de la próxima clase.',
      body: doc(
        h2('Antes de la próxima clase'),
        drawing('breaking-in', 'Una punta, una cinta, una aguja e hilo.'),
        p('{{greeting}}'),
        p('Tres cosas breves. Leerlas todas lleva menos que atarse las cintas.'),
        h2('Para probar: diez minutos de aire'),
        p(
          'Después de clase, saca las punteras, separa las dos puntas y deja que respiren antes de meterlas en una bolsa de red. La humedad ablanda el pegamento más que ningún salto. Y dos pares alternados dan juntos más clases que uno detrás de otro.',
        ),
        h2('Para preguntar: ¿por dónde dobla?'),
        p(
          'En la prueba siempre se pregunta si la suela es dura. Pregunta también por dónde dobla y compáralo con el lugar donde se curva tu pie. Si no coinciden, de poco sirve acertar con la dureza.',
        ),
        h2('Para leer: el primer par'),
        p(
          'Para quien tiene por delante su primer par, o acompaña a alguien a buscarlo: cómo es la prueba, cuánto dura y qué no hay que coser todavía.',
        ),
        p('[Leerlo en el blog](/blog/primeras-puntas)'),
      ),
    },
  },
};
