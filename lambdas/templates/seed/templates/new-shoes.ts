import { doc, h2, p, quote, table } from '#lambdas/platform/write-rich-text.ts';
import { drawing, type SeedTemplate } from '../seed-template.ts';

export const newShoes: SeedTemplate = {
  id: 'new-shoes',
  name: 'נעליים חדשות במדריך · New shoes in the guide',
  category: 'newsletter',
  texts: {
    he: {
      subject: 'חדש במדריך: שלושה דגמים ששווה למדוד',
      preheader: 'קופסה מתחדדת, סאטן נמתח ופלטפורמה רחבה: לאיזו כף רגל מתאימה כל אחת.',
      body: doc(
        h2('שלושה דגמים ששווה למדוד'),
        drawing('box-platform-vamp', 'שלוש נעלי פוינט זו לצד זו: צרה, בינונית ורחבה.'),
        p('{{greeting}}'),
        p('שלושה דגמים נוספו למדריך. אף אחד מהם איננו ״הנעל הכי טובה״. כל אחד מהם טוב לכף רגל מסוימת.'),
        table([
          ['הדגם', 'מה מיוחד בו', 'למי כדאי לנסות'],
          ['[Bloch Heritage](/brand/bloch)', 'קופסה מתחדדת, פתח בצורת V', 'כף רגל מצרית או יוונית'],
          ['[Bloch Eurostretch](/brand/bloch)', 'סאטן נמתח, בלי שרוך כיווץ', 'קשת גבוהה, בד שמתקפל בעקב'],
          ['[Nikolay Elite](/brand/nikolay)', 'קופסה ריבועית ורחבה', 'אצבעות כמעט באותו אורך'],
        ]),
        p('המחיר לזוג נע בין 85 ל־95 דולר בערך. הוא משתנה מחנות לחנות, ולכן בודקים לפני שיוצאים.'),
        p('[כל הנעליים במדריך](/products)'),
        quote('הצורה קובעת, לא השם שעל הסוליה.'),
        p('ושום טבלה לא מחליפה את הבר: מודדים את שתי הנעליים, עם הריפוד שרוקדים איתו.'),
      ),
    },
    en: {
      subject: 'New in the guide: three shoes worth trying on',
      preheader: 'A tapered box, stretch satin, a broad platform: which foot each of them is for.',
      body: doc(
        h2('Three shoes worth trying on'),
        drawing('box-platform-vamp', 'Three pointe shoes side by side: narrow, medium and broad.'),
        p('{{greeting}}'),
        p(
          'Three models have joined the guide. None of them is “the best shoe”. Each is good for a certain kind of foot.',
        ),
        table([
          ['Model', 'What sets it apart', 'Worth a try for'],
          ['[Bloch Heritage](/brand/bloch)', 'Tapered box, V-shaped throat', 'Egyptian or Greek feet'],
          [
            '[Bloch Eurostretch](/brand/bloch)',
            'Stretch satin, no drawstring',
            'High arches, fabric that bags at the heel',
          ],
          ['[Nikolay Elite](/brand/nikolay)', 'Square, broad box', 'Toes of nearly the same length'],
        ]),
        p('A pair costs around $85–$95. Prices differ from shop to shop, so check before you set out.'),
        p('[All shoes in the guide](/products)'),
        quote('The shape decides, not the name on the sole.'),
        p('And no table replaces the barre: try on both shoes, with the padding that you dance in.'),
      ),
    },
    ru: {
      subject: 'Новое в каталоге: три пары, которые стоит примерить',
      preheader: 'Зауженный стакан, эластичный атлас, широкий пятачок: для какой стопы каждая.',
      body: doc(
        h2('Три пары, которые стоит примерить'),
        drawing('box-platform-vamp', 'Три пуанта в ряд: узкий, средний и широкий.'),
        p('{{greeting}}'),
        p('В каталоге три новые модели. Ни одна из них не «лучшая». Каждая хороша для определённой стопы.'),
        table([
          ['Модель', 'Чем отличается', 'Кому примерить'],
          ['[Bloch Heritage](/brand/bloch)', 'Зауженный стакан, вырез буквой V', 'Египетской или греческой стопе'],
          [
            '[Bloch Eurostretch](/brand/bloch)',
            'Эластичный атлас, без шнурка',
            'При высоком своде и складках на пятке',
          ],
          ['[Nikolay Elite](/brand/nikolay)', 'Квадратный широкий стакан', 'Если пальцы почти одной длины'],
        ]),
        p('Пара стоит примерно 85–95 долларов США. В разных магазинах цены разные, поэтому сначала уточните.'),
        p('[Все модели каталога](/products)'),
        quote('Решает форма, а не имя на подошве.'),
        p('И никакая таблица не заменит станок: примеряйте оба пуанта, с теми вкладышами, в которых танцуете.'),
      ),
    },
    fr: {
      subject: 'Nouveau dans le guide : trois pointes à essayer',
      preheader: 'Boîte effilée, satin extensible, plateforme large : à chaque pied la sienne.',
      body: doc(
        h2('Trois pointes à essayer'),
        drawing('box-platform-vamp', 'Trois pointes côte à côte : étroite, moyenne et large.'),
        p('{{greeting}}'),
        p('Trois modèles rejoignent le guide. Aucun n’est « la meilleure pointe ». Chacun convient à un certain pied.'),
        table([
          ['Modèle', 'Ce qui le distingue', 'À essayer si'],
          ['[Bloch Heritage](/brand/bloch)', 'Boîte effilée, décolleté en V', 'votre pied est égyptien ou grec'],
          [
            '[Bloch Eurostretch](/brand/bloch)',
            'Satin extensible, sans cordon',
            'votre voûte est haute ou le tissu plisse au talon',
          ],
          ['[Nikolay Elite](/brand/nikolay)', 'Boîte carrée et large', 'vos orteils sont presque de même longueur'],
        ]),
        p('Comptez environ 85 à 95 $ la paire. Les prix varient d’une boutique à l’autre : vérifiez avant de partir.'),
        p('[Toutes les pointes du guide](/products)'),
        quote('C’est la forme qui décide, pas le nom sur la semelle.'),
        p(
          'Et aucun tableau ne remplace la barre : essayez les deux chaussons, avec les embouts que vous portez en dansant.',
        ),
      ),
    },
    es: {
      subject: 'Nuevo en la guía: tres puntas que vale la pena probarse',
      preheader: 'Caja cónica, satén elástico, plataforma ancha: para qué pie es cada una.',
      body: doc(
        h2('Tres puntas que vale la pena probarse'),
        drawing('box-platform-vamp', 'Tres puntas una junto a otra: estrecha, media y ancha.'),
        p('{{greeting}}'),
        p('La guía tiene tres modelos nuevos. Ninguno es «la mejor punta». Cada uno es bueno para un pie concreto.'),
        table([
          ['Modelo', 'Qué lo distingue', 'Pruébatelo si'],
          ['[Bloch Heritage](/brand/bloch)', 'Caja cónica, escote en V', 'tienes el pie egipcio o griego'],
          [
            '[Bloch Eurostretch](/brand/bloch)',
            'Satén elástico, sin cordón',
            'tienes el arco alto o te sobra tela en el talón',
          ],
          ['[Nikolay Elite](/brand/nikolay)', 'Caja cuadrada y ancha', 'tus dedos miden casi lo mismo'],
        ]),
        p(
          'El par cuesta alrededor de 85 a 95 $. El precio cambia de una tienda a otra, así que pregunta antes de salir.',
        ),
        p('[Todas las puntas de la guía](/products)'),
        quote('Manda la forma, no el nombre de la suela.'),
        p('Y ninguna tabla sustituye a la barra: pruébate las dos, con las punteras con las que bailas.'),
      ),
    },
  },
};
