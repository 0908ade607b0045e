import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const es: DraftText = {
  slug: 'primeras-puntas',
  title: 'El primer par: del sí del profesor al probador',
  excerpt:
    'Las puntas no llegan con un cumpleaños. En qué se fija el profesor, qué llevar a la tienda y qué pruebas pequeñas dicen si el primer par es el bueno.',
  coverAlt:
    'Dos zapatillas de punta de satén, de pie una junto a otra sobre la plataforma, con las cintas cruzadas en los tobillos.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'La escena se repite en todas las tiendas de danza. Alguien lleva años esperando esta tarde y se iría encantado con la primera zapatilla que sale del papel de seda. Una hora después hay una fila de pares en el suelo, y el que de verdad ajusta casi nunca es el que más lucía en el estante.',
    ),
    p('Esa hora se gana antes, en el estudio.'),
    h2('Quién da el visto bueno'),
    p(
      'Solo un profesor cualificado que conozca a quien baila puede decir que ha llegado el momento. Una tienda no puede, una página web tampoco. Si hay dolor, una lesión antigua o simplemente dudas, también hay que preguntar al médico.',
    ),
    p(
      'Los doce años son la edad que todo el mundo repite, y la mayoría de las escuelas profesionales no empieza antes de los once, más o menos. Es una costumbre ligada a unos cuatro años de formación; detrás no hay ningún umbral médico. Antes de los doce, la decisión es del profesor y de un médico, aunque en la clase de al lado ya se lo hayan permitido a alguien. Esto es lo que pesa más que la fecha de nacimiento:',
    ),
    ul(
      '**El tronco y la pelvis.** Permanecen estables mientras las piernas trabajan.',
      '**La línea de la pierna.** Cadera, rodilla y pie se mantienen alineados, también al final de la clase.',
      '**El pie y el tobillo.** Hace falta fuerza para subir y movilidad para colocarse sobre los dedos. Si falta una de las dos cosas, se trabaja y se espera.',
      '**Los años de barra.** Suelen pedirse tres o cuatro años de clases regulares, dos o tres por semana como mínimo, con trabajo de prepuntas. Con una clase semanal no se aconseja empezar.',
    ),
    p(
      'También hay pruebas. En un estudio pequeño de 2010, tres de ellas (Airplane, Sauté y Topple) coincidieron con el criterio de los profesores más que la edad. Otras cuentan unas veinte elevaciones sobre una pierna. No existe una serie que todos acepten, de modo que las hace un profesor o un profesional sanitario, y no la familia en la cocina.',
    ),
    p(
      'Durante un estirón conviene esperar, porque el equilibrio puede empeorar un tiempo. Quien empieza en la edad adulta necesita lo mismo: una base de clases regulares, la comprobación de la fuerza y la aprobación del profesor.',
    ),
    h2('Qué llevar'),
    p(
      'Las medias, las punteras y los separadores con los que se va a bailar, porque todo ocupa sitio. Uñas cortas y, si hay una ampolla abierta, otro día. La tarde suele ser buena hora, aunque no justo después de una clase dura. Reserva una hora y olvida el número que calzas: la talla de las puntas es otra y cambia con cada fabricante.',
    ),
    h2('Cuatro pruebas pequeñas'),
    p(
      'Primero se mira el pie, la línea de los dedos y el ancho de los metatarsos, y de ahí sale la elección. Luego empiezan las pruebas. Se calzan siempre las dos puntas, porque los pies pueden ser distintos, y el cordón queda suelto para que no disimule nada.',
    ),
    table([
      ['Prueba', 'Buena señal', 'Motivo para probar otro par'],
      [
        'Plié en segunda posición',
        'El dedo más largo apenas toca el fondo',
        'Dedos encogidos o apretados, o ningún contacto',
      ],
      [
        'El talón, con un pie apoyado en la plataforma sin peso',
        'Un pliegue pequeño de satén entre dos dedos',
        'Cabe un dedo entero, o no hay qué pellizcar',
      ],
      ['Subir a puntas en la barra, con apoyo', 'El pie se mantiene arriba en la caja', 'El pie resbala hacia abajo'],
      [
        'En puntas, con el especialista al lado',
        'En el centro de la plataforma, dedos rectos',
        'La suela se tuerce hacia un lado, o cabe un dedo entre la caja y el empeine',
      ],
    ]),
    p(
      'Di lo que notas con palabras sencillas y señala el sitio. «Me aprieta aquí, a la izquierda» ayuda mucho más que un «bien» educado.',
    ),
    h2('Lo que se queda en la tienda'),
    p(
      'Para empezar, una talla de más «para que crezca». Una punta holgada sujeta mal y aumenta el riesgo de lesión. Puede que un pie joven deje pequeño un buen par antes de gastarlo; es un gasto con el que conviene contar.',
    ),
    p(
      'Después, el modelo que le encanta a toda la clase: les iba bien a otros pies. Y el par viejo de otra persona, por limpio que esté: se ha amoldado a otro pie y casi siempre está gastado. Cómo influye cada parte de la zapatilla se explica en [caja, plataforma y pala](/blog/caja-plataforma-pala).',
    ),
    quote(
      'Primero el profesor, después la tienda y al final la aguja. No se cose nada hasta que el profesor haya visto las puntas puestas.',
    ),
    p(
      'El orden tiene además una razón práctica: las tiendas no suelen aceptar la devolución de un par cosido, sucio o usado. En casa, las puntas esperan la clase en un sitio seco, porque al principio no se practica sin supervisión. En la página de [modelos](/products) se pueden comparar algunos antes de la visita. La talla no la dirá; esa se encuentra con las dos puntas puestas.',
    ),
  ),
};
