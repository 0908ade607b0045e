import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const es: DraftText = {
  slug: 'hacer-durar-las-puntas',
  title: '¿Cuánto puede durar un par?',
  excerpt:
    'El sudor ablanda las puntas más que cualquier paso. Cómo secarlas, cuándo compensa un segundo par, qué puede hacer el endurecedor y cómo saber que se acabaron.',
  coverAlt: 'Dos zapatillas de punta se secan colgadas de una cuerda por las cintas, cada una girada hacia un lado.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Se acaba la clase, el autobús sale en nueve minutos y las puntas van a la bolsa tal cual: calientes, húmedas, una dentro de otra, con las punteras puestas. Cremallera. El jueves salen un poco más blandas de lo que entraron, y alguien dice que ya no se hacen como antes.',
    ),
    p(
      'Una punta tradicional es tela, pegamento y cuero, y la humedad trabaja sobre el pegamento toda la noche. Casi todo lo que alarga la vida de un par se hace en los diez minutos después de clase y no cuesta nada.',
    ),
    h2('Primero, aire'),
    ul(
      'Saca las punteras y los separadores y déjalos secar aparte.',
      'Abre las puntas, aparta las cintas y no guardes nunca una dentro de la otra.',
      'Llévalas en una bolsa de malla. El plástico y los bolsos cerrados conservan la humedad donde más daño hace.',
      'En casa, cuélgalas o déjalas donde corra el aire. Los consejos van de 24 horas a 72.',
      'Nada de radiadores, alféizares soleados ni coches recalentados: el calor suele ablandar el pegamento. La excepción son los modelos que el propio fabricante manda calentar.',
    ),
    p('Y a la calle no se sale con ellas. La suela de cuero es fina y está hecha para el suelo de un estudio.'),
    h2('Por qué dos pares duran más que uno'),
    p(
      'Si una punta necesita un día o más para secarse y hay clase casi a diario, un par único no llega a secarse nunca. Dos pares por turnos duran juntos más que uno solo usado cada día, y con tres la cuenta es la misma. El segundo par se paga antes, no dos veces.',
    ),
    p(
      'Hay otra ventaja menos evidente. Cuando dos pares tienen edades distintas, se nota enseguida el día en que uno se ha quedado blando. Con un solo par el cambio es tan lento que el pie se acostumbra.',
    ),
    h2('Qué dicen los números'),
    p(
      'No hay una duración fija, y quien la promete la está adivinando. Las cifras que circulan son horas de baile, y no coinciden:',
    ),
    table([
      ['La punta', 'Cifras que se citan'],
      ['Tradicional, en clase', 'De 4 a 12 horas, unas 12, de 8 a 20 o de 10 a 20'],
      ['Tradicional, uso profesional', 'A veces un día, o una función'],
      ['Sintética', 'Varias veces más; [Gaynor Minden](/brand/gaynor) habla de entre tres y cinco veces'],
    ]),
    p(
      'La fuerza del pie, el repertorio, el suelo y el clima pesan más que la etiqueta. Ayuda apuntar a lápiz en la suela la fecha de la primera clase y llevar la cuenta.',
    ),
    h2('Qué puede hacer el endurecedor'),
    p(
      'Da algo de tiempo. En una punta seca y ya ablandada, un poco de pegamento endurecedor puede reforzar la caja o la suela durante unas cuantas clases más. Añade una capa; lo que está gastado debajo sigue gastado. Una punta que va por el tercer encolado suele pedir relevo.',
    ),
    p(
      'Es además un producto fuerte. Lo aplica una persona adulta, en un lugar ventilado y sin tocar la piel, y se deja fraguar del todo antes de meter el pie.',
    ),
    h2('Cuándo se acabaron'),
    p(
      'Una punta rara vez se rompe de golpe. Va cediendo, y cualquiera de estas señales basta para no bailar más con ella:',
    ),
    ul(
      'La suela ya no sujeta el arco, o se dobla sin resistencia.',
      'La caja o las alas ceden bajo los dedos.',
      'El pie se hunde o se pasa de la plataforma.',
      'Duele donde antes no dolía.',
      'En una sintética, el satén del extremo se ha gastado hasta el plástico o la suela interior se ha partido.',
    ),
    p(
      'El satén sucio o deshilachado, por sí solo, dice poco. Hay puntas que parecen una ruina y sujetan bien, y otras que brillan y están muertas. Unas puntas gastadas pueden distender los ligamentos y provocar caídas y esguinces, así que las últimas clases que se le arrancan a un par son las más caras. Si el dolor llegó al ablandarse las puntas y no se va al cambiarlas, toca [otra conversación](/blog/dolor-en-puntas).',
    ),
    quote(
      'A una punta se la juzga por lo que sujeta, nunca por su aspecto. Y no se regala para bailar: se amoldó a un pie y ya cumplió.',
    ),
    p(
      'Un par acabado aún puede colgar de una pared, llenarse de firmas tras una función o abrirse por la mitad: ver una vez por dónde cedió el pegamento enseña más sobre la próxima compra que cualquier tabla. Y si lo que falla es siempre la suela, conviene leer [qué dureza hace falta](/blog/dureza-de-la-suela) antes de encargar lo mismo.',
    ),
  ),
};
