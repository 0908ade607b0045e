import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, h3, p, quote, table } from '#lambdas/platform/write-rich-text.ts';

export const es: DraftText = {
  slug: 'caja-plataforma-pala',
  title: 'Caja, plataforma, pala: las partes que deciden el ajuste',
  excerpt:
    'Dos puntas de la misma talla pueden ser como el día y la noche. Una vuelta a la zapatilla, parte por parte, y lo que cada una le pide al pie.',
  coverAlt:
    'Tres zapatillas de punta vistas de frente, de la caja cónica con plataforma estrecha a la cuadrada con plataforma ancha.',
  seoTitle: 'Partes de la zapatilla de punta: caja, plataforma, pala, alas',
  seoDescription: '',
  body: doc(
    p(
      'Pon sobre la mesa dos puntas del mismo largo, con el extremo hacia ti. Una se estrecha hasta una plataforma de apenas dos dedos; la otra es ancha como una caja de cerillas. La etiqueta les da la misma talla. El pie que está a gusto en la primera nadará en la segunda o irá apretado, y el número de la suela no sabrá decir por qué.',
    ),
    p('Las partes sí lo dicen.'),
    h2('Empezar por los dedos'),
    p(
      'La caja es la copa rígida que rodea los dedos. En una punta tradicional se hace con capas de tela y pegamento; algunos fabricantes usan polímero. Tiene que abrazar la parte delantera del pie sin hacerle daño, así que su forma responde a la línea que dibujan los dedos.',
    ),
    table([
      ['Línea de los dedos', 'Por dónde empezar', 'Qué pasa si no'],
      [
        '**Pie egipcio**: el dedo gordo va delante y los demás bajan en escalera',
        'Una caja más cónica; una puntera puede compensar los dedos más cortos',
        'Demasiado cuadrada deja los dedos pequeños sin contacto; demasiado cónica desvía el gordo',
      ],
      [
        '**Pie griego**: el segundo dedo es el más largo',
        'Una caja algo cónica, el largo según el segundo dedo y el hueco bajo el gordo relleno',
        'Si se mide por el dedo gordo, la punta dobla el segundo',
      ],
      [
        '**Pie cuadrado**: dos, tres o más dedos a la misma altura',
        'Una caja más cuadrada, con plataforma ancha',
        'Si es muy cónica, empuja el dedo gordo hacia dentro',
      ],
    ]),
    p(
      'Son solo puntos de partida. Casi ningún pie es como el del dibujo, y el derecho no siempre está de acuerdo con el izquierdo.',
    ),
    h2('Una vuelta a la zapatilla'),
    h3('La plataforma'),
    p(
      'Es la superficie plana que toca el suelo. La ancha se siente más estable. La estrecha va con las cajas cónicas y con los pies a los que estas les van bien; no distingue a quien baila mejor.',
    ),
    h3('La altura'),
    p(
      'Vista de lado, la caja tiene una altura, que también se llama perfil. A un pie plano y fino le corresponde una caja baja; a un pie con volumen, una más alta. Si es demasiado baja, aprieta por arriba. Si es demasiado alta, queda un hueco en el que cabe un dedo de la mano, y el pie se hunde en él.',
    ),
    h3('La pala y el escote'),
    p(
      'La pala va de la plataforma al escote y debe cubrir las articulaciones de los dedos. Los dedos largos y los empeines muy flexibles suelen pedir más pala; los dedos cortos, menos. Cuando sobra, cuesta llegar a la plataforma; cuando falta, el pie se sale por encima.',
    ),
    p(
      'El escote se corta en U o en V. [Bloch](/brand/bloch) hace los dos, según el modelo, y algunas puntas en V no llevan cordón. En [Russian Pointe](/brand/russianPointe) la altura de la pala se podía elegir por separado.',
    ),
    h3('Las alas'),
    p(
      'Son la prolongación de la caja hacia los lados. Altas y firmes, sujetan las articulaciones y frenan el hundimiento y la torsión. Más blandas, dan libertad y dejan más trabajo al pie.',
    ),
    h2('El ancho va con el modelo'),
    p(
      'El ancho actúa sobre todo en los metatarsos. Pellizcos, satén tirante y dedos que no llegan a la plataforma dicen *demasiado estrecha*; hundirse y resbalar de lado dicen *demasiado ancha*. Pero un modelo de plataforma estrecha puede necesitar más ancho que el que pone en el recibo del año pasado, así que se eligen juntos.',
    ),
    p(
      'Hay pies que cambian con el peso: se acortan o se estrechan a ojos vistas. Se miden dos veces, de pie y en reposo, y a veces piden un ancho más ceñido. Cuando un juanete ensancha la articulación y los dedos se afinan hacia la punta, puede valer la pena probar más ancho en un modelo de caja cónica. Si ahí el dolor no se va, toca ver a un profesional sanitario, no comprar otro par.',
    ),
    quote(
      'Un cambio cada vez. Si el ancho y la pala se estrenan el mismo día, no hay manera de saber cuál ha ayudado.',
    ),
    h2('Cuando las partes no se ponen de acuerdo'),
    p(
      'Cada cambio tira de otra cosa. Una pala alta sujeta un empeine flexible y puede alejar la plataforma. Una punta ancha libera las articulaciones, y quizá el pie se hunda. Un especialista con paciencia ordena los problemas y empieza por el más importante.',
    ),
    p(
      'Las punteras llegan al final. Una fina deja sentir el suelo y remata un buen ajuste; una gruesa pide su propio espacio. Ninguna arregla una caja equivocada.',
    ),
    p(
      'Los dibujos de la página de [modelos](/products) muestran juntas plataforma, caja, pala y alas, para ver la diferencia antes de sentirla. Sirven para hacer preguntas. La respuesta se encuentra [en la prueba](/blog/primeras-puntas), con las dos puntas puestas y alguien con experiencia al lado.',
    ),
  ),
};
