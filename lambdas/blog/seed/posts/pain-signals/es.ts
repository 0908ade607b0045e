import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const es: DraftText = {
  slug: 'dolor-en-puntas',
  title: 'Dolor en puntas: qué es trabajo y qué es un aviso',
  excerpt:
    'Las pantorrillas cansadas son parte de las puntas; los dedos dormidos, no. Cómo distinguir el esfuerzo del aviso, qué hacer esa misma tarde y a quién acudir.',
  coverAlt:
    'Un par de zapatillas de punta recién quitadas, una junto a otra, vistas desde arriba y con las cintas desatadas.',
  seoTitle: 'Dolor en puntas: qué es normal y cuándo parar',
  seoDescription: '',
  body: doc(
    p(
      'Por los vestuarios circula una frase: las puntas duelen, a todo el mundo. Se dice con cariño. También ha tenido a mucha gente aguantando sobre un pie que pedía, con bastante claridad, sentarse.',
    ),
    p(
      'La mitad es verdad. Sostenerse en la punta de los dedos es un trabajo, y el trabajo se nota. Lo útil es aprender a separar esa sensación de las demás. Aquí no hay ningún diagnóstico: una página no ve un pie, y ante la duda hace falta alguien que lo vea.',
    ),
    h2('Lo que es parte del trabajo'),
    p(
      'Se cansan los músculos, los de la pantorrilla y los del arco, y al día siguiente pueden estar doloridos. La caja aprieta un poco y por igual alrededor de los dedos. Las dos cosas se calman al quitarse las puntas y se vuelven familiares según crece la fuerza. Un par nuevo puede apretar algo más que uno viejo al principio.',
    ),
    p(
      'También eso tiene un límite. La piel puede enrojecer, y quizá salga una ampolla mientras pie y zapatilla se conocen. Si la ampolla vuelve siempre al mismo sitio, algo te está diciendo del ajuste.',
    ),
    h2('Lo que no'),
    table([
      ['Qué se nota', 'De qué puede ser señal', 'Qué hacer'],
      [
        'Dolor agudo, en un punto o que va a más',
        'De cualquier cosa, desde un mal ajuste hasta una lesión',
        'Parar por hoy; médico, fisioterapeuta o podólogo',
      ],
      [
        'Dolor en un solo hueso que empeora con la carga',
        'Puede ser una fractura por estrés',
        'Ni puntas ni saltos hasta que lo vea un médico',
      ],
      [
        'Hormigueo o dedos dormidos',
        'Una caja apretada que presiona un nervio',
        'Quitarse las puntas y aliviar la presión; si no se pasa enseguida, que lo revisen',
      ],
      ['Hinchazón', 'Una sobrecarga, o una lesión', 'Parar y hacer que lo miren'],
      [
        'Una uña negra o suelta',
        'Presión repetida, a menudo por el largo o las punteras',
        'Uñas cortas, revisar el ajuste; podólogo si duele o parece infectada',
      ],
      [
        'Dolor detrás del tobillo o en el tendón de Aquiles',
        'Un cordón muy apretado, un nudo sobre el tendón, la técnica o algo que hay que tratar',
        'Aflojar y atar lejos del tendón; que lo valoren',
      ],
      [
        'Dolor que vuelve en la articulación del dedo gordo',
        'Una caja que empuja el dedo, o la propia articulación',
        'Primero un profesional sanitario, después una nueva prueba',
      ],
    ]),
    p(
      'La columna del medio solo contiene posibilidades, y es a propósito. Explica por qué alguien debería mirar; no dice qué va a encontrar.',
    ),
    h2('Esa misma tarde'),
    ul(
      'Quítate las puntas cuando el dolor lo pida, aunque sea a mitad de un ejercicio. Cualquier profesor prefiere verte sentarte a verte cojear.',
      'Recuerda qué ha cambiado: puntas nuevas, un par gastado, más horas, un estirón, otro suelo.',
      'Palpa las puntas. Una suela o una caja blandas pueden llevar el dolor a sitios nuevos, y [un par acabado](/blog/hacer-durar-las-puntas) no vale una clase más.',
      'Cuéntaselo a quien te enseña. En casa, a tu familia.',
      'No lo pruebes otra vez por la mañana solo para ver si sigue ahí.',
    ),
    quote(
      'El derecho a parar no hay que ganárselo. Una clase perdida se recupera en una semana; un aviso ignorado puede costar una temporada.',
    ),
    h2('Cuando la sospechosa es la zapatilla'),
    p(
      'Muchas veces tiene algo que ver, y entonces conviene volver a la tienda con palabras exactas: dónde, cuándo, en qué pie. Una caja demasiado apretada presiona nervios y uñas. Demasiado ancha, deja que el pie se hunda hasta que los dedos cargan con el peso. Una suela demasiado dura o demasiado blanda lleva el peso a donde no debe.',
    ),
    p(
      'Pero es fácil echarle la culpa. Hay problemas que vienen de la fuerza o de la técnica, y tres modelos nuevos no los arreglan. Por eso el profesor, y un profesional sanitario cuando hay dolor, están en la conversación desde el principio.',
    ),
    h2('Tres casos de cuidado especial'),
    p(
      '**Antes de los doce años.** Que una niña o un niño suba o no a las puntas lo deciden un profesor cualificado y un médico, y a esa edad el dolor se lleva al médico sin esperar.',
    ),
    p(
      '**Un estirón.** Los cartílagos de crecimiento del pie siguen abiertos después de los doce, y el equilibrio puede empeorar un tiempo. Toca fortalecerse y esperar.',
    ),
    p(
      '**Después de una lesión o una operación.** La vuelta pasa por una autorización médica por escrito. La fecha de la función no la sustituye.',
    ),
    h2('Antes de que duela'),
    p(
      'La mayor parte es prevención, y bastante sencilla: una punta [probada en persona](/blog/primeras-puntas), pares que se secan y se cambian a tiempo, uñas cortas, el nudo lejos del tendón y la fuerza antes que la ambición. Las puntas seguirán siendo trabajo. Como trabajo se sienten, y la sensación debería acabarse al desatar las cintas.',
    ),
  ),
};
