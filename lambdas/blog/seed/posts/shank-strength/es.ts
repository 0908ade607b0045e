import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const es: DraftText = {
  slug: 'dureza-de-la-suela',
  title: '¿Qué dureza de suela hace falta?',
  excerpt:
    'Una suela dura suele tomarse por señal de una buena punta. Qué hace bajo el pie, por qué importa tanto el lugar por donde dobla y cómo leer las etiquetas.',
  coverAlt:
    'Un pie en punta de perfil, con la suela interior dibujada como una línea oscura de la caja al talón; al lado, la misma línea, cada vez más recta.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Toma una punta nueva por el talón y por la caja y aprieta con suavidad. Algo se resiste por debajo, rebota un poco y cruje apenas. Es la suela interior, o alma (los zapateros la llaman cambrillón): la columna vertebral de la punta. Al hablar de suelas duras o blandas se habla de ella, y en los vestuarios se discute por eso más que por el color de las cintas.',
    ),
    p(
      'El argumento es siempre parecido: una suela más dura sujeta mejor y aguanta más, así que es mejor compra. Eso lo dice el bolsillo. El pie opina otra cosa.',
    ),
    h2('Para qué sirve'),
    p(
      'Va bajo el pie, desde el talón hacia la caja, y respalda el arco cuando ya se está arriba. Subir, no sube a nadie. De eso se encargan la pantorrilla, el tobillo y los músculos pequeños del pie; la suela les ofrece una resistencia contra la que trabajar.',
    ),
    p(
      'Si es mucho más dura de lo que esos músculos pueden doblar, manda la zapatilla: el paso por la media punta se vuelve un salto, el talón de la punta se separa del pie y el peso se queda detrás de la plataforma. Si es demasiado blanda para ese pie, pasa lo contrario: el arco se vence hacia delante y el peso rebasa la plataforma.',
    ),
    table([
      ['Lo que se ve en clase', 'Lo que puede indicar', 'Qué preguntar'],
      [
        'No hay paso por la media punta, solo arriba o abajo',
        'Una suela más dura de lo que el pie dobla por ahora',
        'Una suela más blanda, o fortalecer antes el pie',
      ],
      [
        'El peso se queda detrás de la plataforma',
        'Suela dura, pala alta o tobillo rígido',
        'Suela y pala a la vez; la técnica',
      ],
      [
        'El pie se pasa mucho de la plataforma',
        'Suela blanda o gastada bajo un arco muy flexible',
        'Más sujeción y, a menudo, una pala más alta',
      ],
      ['La suela se tuerce y se separa del arco', 'Dobla por donde no debe', 'Otro modelo, o una suela tres cuartos'],
    ]),
    p(
      'Lee cada línea con un *quizá* delante. El largo, la caja y la técnica pueden dar la misma imagen, así que el ojo del profesor va antes que la tabla.',
    ),
    h2('Por dónde dobla'),
    p(
      'La dureza está en la etiqueta. El lugar del doblez, no, y cuenta tanto como ella: la suela tiene que doblarse donde se curva ese arco concreto. A un arco muy alto o muy bajo lo siguen mejor, a veces, unas puntas prearqueadas o una suela tres cuartos, que deja libre el talón. Con un arco medio pueden resultar extrañas.',
    ),
    p(
      'A grandes rasgos, a un pie rígido de arco bajo le cuesta llegar a la plataforma, y una suela más blanda puede ayudar. Un arco alto y flexible suele pedir más firmeza. En la misma clase y con la misma edad, dos personas pueden necesitar puntas opuestas.',
    ),
    h2('Leer las etiquetas'),
    p(
      'No hay una escala común. Lo que un fabricante llama «duro» no dice nada de lo que otro llama «duro», y algunas palabras ni siquiera hablan de dureza:',
    ),
    ul(
      'En [Nikolay](/brand/nikolay) la escala suele ir de SS, muy blanda, a SH, pasando por S, M y H.',
      'En [Gaynor Minden](/brand/gaynor) la suela interior es de un polímero elástico y suele llevar nombre, de Pianissimo y Featherflex a Hard. No se ablanda con el uso como el papel y el pegamento, y puede agrietarse con frío seco.',
      'En [Russian Pointe](/brand/russianPointe), blanda, media y dura indicaban el largo de la capa rígida, y *standard* o *flexible*, si había un corte detrás de la caja.',
      '[Capezio](/brand/capezio) hace las suyas de cartón cuero o de cartón rojo (redboard), en varias durezas.',
      'En la Elektra de [SoDança](/brand/sodanca) la suela interior se puede cambiar por otra de distinta densidad.',
    ),
    p(
      'La dureza del par viejo, por tanto, no sirve para una marca nueva. Se busca otra vez, en la barra y con las dos puntas puestas.',
    ),
    h2('Para empezar, ¿blanda o firme?'),
    p(
      'Los profesores no se ponen de acuerdo, y las dos partes tienen motivos. Unos quieren una suela blanda, para que el pie aprenda a trabajar y a pasar por la media punta. Otros la prefieren firme hasta que el tobillo sea estable. Ambas respuestas son sensatas. Decidir sin el profesor, que ve ese pie varias veces por semana, no lo es.',
    ),
    quote(
      'No elijas una suela más dura solo para que las puntas duren. Una punta que el pie no puede doblar sale cara desde la primera clase.',
    ),
    p(
      'Si los pares se acaban demasiado pronto, hay maneras mejores de frenarlo: secar, alternar y reconocer una punta gastada. Todo eso está en [cuánto puede durar un par](/blog/hacer-durar-las-puntas). Y si una suela que iba bien parece blanda de repente, quizá esté gastada sin más. También puede que el pie se haya fortalecido y pida otra cosa.',
    ),
    p(
      'Si el cambio trae dolor, el experimento termina ahí. Un dolor agudo, fijo o que va a más se consulta [con el médico o el fisioterapeuta](/blog/dolor-en-puntas), y las puntas esperan.',
    ),
  ),
};
