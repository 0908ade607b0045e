import { doc, h2, h3, p, ul } from '#lambdas/platform/write-rich-text.ts';
import { drawing, type SeedTemplate } from '../seed-template.ts';

export const welcome: SeedTemplate = {
  id: 'welcome',
  name: 'ברוכים הבאים · Welcome',
  category: 'welcome',
  texts: {
    he: {
      subject: 'מתחילים כאן: {{siteName}}',
      preheader: 'שלושה מקומות טובים להתחיל בהם, חמש דקות כל אחד.',
      body: doc(
        h2('טוב שהצטרפתם'),
        drawing('first-pair', 'שתי כפות רגליים על פוינט, והסרטים קשורים סביב הקרסוליים.'),
        p('{{greeting}}'),
        p(
          'באתר אפשר לקרוא מה יש בתוך נעל פוינט, איזו צורה מתאימה לאיזו כף רגל, ומה אפשר לעשות כדי שזוג טוב יישאר טוב.',
        ),
        h3('מאיפה מתחילים'),
        ul(
          '[הנעליים](/products): משווים דגמים לפי קופסה, ואמפ ושאנק, ולא לפי מה שנועלים בשורה הראשונה.',
          '[הבלוג](/blog): מן המדידה הראשונה ועד השיעור האחרון של הזוג.',
          '[הטיפים](/tips): בחירה, התאמה, ריכוך וטיפול. הם פתוחים לכל מי שיש להם חשבון.',
        ),
        p('[אל הנעליים](/products)'),
        p('ודבר אחד לפני הכול: אם הגיע הזמן לעלות על פוינט, זו החלטה של המורה. אנחנו כאן בשביל כל השאלות שבאות אחריה.'),
      ),
    },
    en: {
      subject: 'Start here: {{siteName}}',
      preheader: 'Three good places to begin, five minutes each.',
      body: doc(
        h2('Good to have you here'),
        drawing('first-pair', 'Two feet on pointe, ribbons tied around the ankles.'),
        p('{{greeting}}'),
        p(
          'This site is about what is inside a pointe shoe, which shape suits which foot, and how to make a good pair last.',
        ),
        h3('Where to begin'),
        ul(
          '[The shoes](/products): compare models by box, vamp and shank, and not by what the front row wears.',
          '[The blog](/blog): from the first fitting to a pair’s last class.',
          '[The tips](/tips): choosing, fitting, breaking in and care. They are open to everybody who has an account.',
        ),
        p('[See the shoes](/products)'),
        p(
          'One thing comes before all of it: whether it is time to go en pointe is for your teacher to decide. We are here for every question after that.',
        ),
      ),
    },
    ru: {
      subject: 'Начните отсюда: {{siteName}}',
      preheader: 'Три хороших места для начала, по пять минут на каждое.',
      body: doc(
        h2('Хорошо, что вы с нами'),
        drawing('first-pair', 'Две стопы на пуантах, ленты завязаны вокруг щиколоток.'),
        p('{{greeting}}'),
        p('Наш сайт о том, что у пуантов внутри, какая форма какой стопе подходит и как продлить жизнь хорошей паре.'),
        h3('С чего начать'),
        ul(
          '[Модели](/products): сравните их по стакану, вампу и геленку, а не по тому, в чём танцует первая линия.',
          '[Блог](/blog): от первой примерки до последнего урока пары.',
          '[Советы](/tips): выбор, посадка, разминание и уход. Они открыты всем, у кого есть аккаунт.',
        ),
        p('[Посмотреть модели](/products)'),
        p(
          'И ещё одно, самое важное: пора ли вставать на пуанты, решает педагог. А со всеми вопросами, которые появятся потом, приходите к нам.',
        ),
      ),
    },
    fr: {
      subject: 'Par où commencer : {{siteName}}',
      preheader: 'Trois bons points de départ, cinq minutes chacun.',
      body: doc(
        h2('Heureux de vous compter parmi nous'),
        drawing('first-pair', 'Deux pieds sur pointes, les rubans noués autour des chevilles.'),
        p('{{greeting}}'),
        p(
          'Ici, on regarde ce que cache une pointe, quelle forme va à quel pied, et comment une bonne paire le reste plus longtemps.',
        ),
        h3('Pour commencer'),
        ul(
          '[Les pointes](/products) : comparez les modèles par la boîte, l’empeigne et la semelle, et non d’après ce que porte le premier rang.',
          '[Le blog](/blog) : du premier essayage au dernier cours d’une paire.',
          '[Les conseils](/tips) : choisir, ajuster, assouplir, entretenir. Ils sont ouverts à toutes les personnes qui ont un compte.',
        ),
        p('[Voir les pointes](/products)'),
        p(
          'Une chose passe avant tout le reste : c’est à votre professeur de dire s’il est temps de monter sur pointes. Pour toutes les questions d’après, nous sommes là.',
        ),
      ),
    },
    es: {
      subject: 'Empieza por aquí: {{siteName}}',
      preheader: 'Tres buenos lugares para empezar, cinco minutos cada uno.',
      body: doc(
        h2('Qué bien tenerte aquí'),
        drawing('first-pair', 'Dos pies en puntas, con las cintas atadas a los tobillos.'),
        p('{{greeting}}'),
        p(
          'Aquí se habla de lo que lleva dentro una punta, de qué forma le va a cada pie y de cómo lograr que un buen par siga siéndolo más tiempo.',
        ),
        h3('Por dónde empezar'),
        ul(
          '[Las puntas](/products): compara modelos por la caja, la pala y la suela, y no por lo que se calza en primera fila.',
          '[El blog](/blog): de la primera prueba a la última clase de un par.',
          '[Los consejos](/tips): elegir, ajustar, ablandar y cuidar. Están abiertos a todas las personas que tienen cuenta.',
        ),
        p('[Ver las puntas](/products)'),
        p(
          'Y una cosa antes que todas: si ha llegado el momento de subir a puntas lo dice tu profesor. Para las preguntas que vienen después, aquí estamos.',
        ),
      ),
    },
  },
};
