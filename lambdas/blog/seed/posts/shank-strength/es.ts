import type { DraftText } from '#contracts/blog-drafts.ts';
import { doc, h2, p, quote, table, ul } from '../../write.ts';

export const es: DraftText = {
  slug: 'dureza-del-cambrillon',
  title: '¿Qué dureza de suela hace falta?',
  excerpt:
    'Una suela dura suele tomarse por señal de una buena punta. Qué hace bajo el pie, por qué importa tanto el lugar por donde dobla y cómo leer las etiquetas.',
  coverAlt:
    'Un pie en punta de perfil, con el cambrillón dibujado como una línea oscura a lo largo de la suela; al lado, la misma línea, cada vez más recta.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Toma una punta nueva por el talón y por la caja y aprieta con suavidad. Algo se resiste bajo la suela, rebota un poco y cruje apenas. Es el alma de la suela, o cambrillón, la columna vertebral de la zapatilla, y en los vestuarios se discute por él más que por el color de las cintas.',
    ),
    p(
      'El argumento es siempre parecido: cuanto más duro, mejor sujeta y más dura, luego es mejor compra. Eso lo dice el bolsillo. El pie opina otra cosa.',
    ),
    h2('Para qué sirve'),
    p(
      'Va bajo el pie, desde el talón hacia la caja, y respalda el arco cuando ya se está arriba. Subir, no sube a nadie. De eso se encargan la pantorrilla, el tobillo y los músculos pequeños del pie; el cambrillón les da algo contra lo que trabajar.',
    ),
    p(
      'Si es mucho más duro de lo que esos músculos pueden doblar, manda la zapatilla: el paso por la media punta se vuelve un salto, el talón de la punta se separa del pie y el peso se queda detrás de la plataforma. Si es demasiado blando para ese pie, pasa lo contrario: el arco se vence hacia delante y el peso rebasa la plataforma.',
    ),
    table([
      ['Lo que se ve en clase', 'Lo que puede indicar', 'Qué preguntar'],
      [
        'No hay paso por la media punta, solo arriba o abajo',
        'Más cambrillón del que el pie dobla por ahora',
        'Uno más blando, o fortalecer antes el pie',
      ],
      [
        'El peso se queda detrás de la plataforma',
        'Cambrillón duro, pala alta o tobillo rígido',
        'Cambrillón y pala juntos; la técnica',
      ],
      [
        'El pie se pasa mucho de la plataforma',
        'Cambrillón blando o gastado bajo un arco muy flexible',
        'Más sujeción y, a menudo, una pala más alta',
      ],
      ['La suela se tuerce y se separa del arco', 'Dobla por donde no debe', 'Otro modelo, o una suela tres cuartos'],
    ]),
    p(
      'Cada línea lleva un *quizá* delante. El largo, la caja y la técnica pueden dar la misma imagen, así que el ojo del profesor va antes que la tabla.',
    ),
    h2('Por dónde dobla'),
    p(
      'La dureza está en la etiqueta. El lugar del doblez no, y decide lo mismo: el cambrillón tiene que doblar donde se curva ese arco concreto. A un arco muy alto o muy bajo lo siguen mejor, a veces, unas puntas prearqueadas o una suela tres cuartos, que deja libre el talón. A un arco medio pueden resultarle extrañas.',
    ),
    p(
      'A grandes rasgos, a un pie rígido de arco bajo le cuesta llegar a la plataforma, y un cambrillón más blando puede ayudar. Un arco alto y flexible suele pedir más firmeza. En la misma clase y con la misma edad, dos personas pueden necesitar puntas opuestas.',
    ),
    h2('Leer las etiquetas'),
    p(
      'No hay una escala común. El «duro» de un fabricante no dice nada del «duro» de otro, y algunas palabras ni siquiera hablan de dureza:',
    ),
    ul(
      'En [Nikolay](/brand/nikolay) la escala suele ir de SS, muy blando, a SH, pasando por S, M y H.',
      'En [Gaynor Minden](/brand/gaynor) el cambrillón es de un polímero elástico y suele tener nombre, de Pianissimo y Featherflex a Hard. El uso no lo ablanda como al papel y el pegamento; con frío seco puede partirse.',
      'En [Russian Pointe](/brand/russianPointe), blando, medio y duro indicaban el largo de la capa rígida, y *standard* o *flexible*, si había un rebaje detrás de la caja.',
      '[Capezio](/brand/capezio) hace los suyos de cartón cuero o cartón rojo, en varias durezas.',
      'En la Elektra de [SoDança](/brand/sodanca) el cambrillón se puede cambiar por otro de distinta densidad.',
    ),
    p(
      'La dureza del par viejo, por tanto, no sirve para una marca nueva. Se busca otra vez, en la barra y con las dos puntas puestas.',
    ),
    h2('Para empezar, ¿blando o firme?'),
    p(
      'Los profesores no se ponen de acuerdo, y las dos partes tienen motivos. Unos quieren un cambrillón blando, para que el pie aprenda a trabajar y a pasar por la media punta. Otros lo prefieren firme hasta que el tobillo esté seguro. Ambas respuestas son sensatas. Decidir sin el profesor, que ve ese pie varias veces por semana, no lo es.',
    ),
    quote(
      'No elijas un cambrillón más duro solo para que las puntas duren. Una punta que el pie no puede doblar sale cara desde la primera clase.',
    ),
    p(
      'Si los pares se acaban demasiado pronto, hay maneras mejores de frenarlo: secar, alternar y reconocer una punta gastada. Todo eso está en [cuánto puede durar un par](/blog/hacer-durar-las-puntas). Y si un cambrillón que iba bien de pronto parece blando, quizá esté gastado sin más. También puede que el pie se haya fortalecido y pida otra cosa.',
    ),
    p(
      'Si el cambio trae dolor, el experimento termina ahí. Un dolor agudo, fijo o que va a más se consulta [con el médico o el fisioterapeuta](/blog/dolor-en-puntas), y las puntas esperan.',
    ),
  ),
};
