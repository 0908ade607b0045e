import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, ol, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const es: DraftText = {
  slug: 'ablandar-las-puntas',
  title: 'Ablandar las puntas sin romperlas',
  excerpt:
    'La palma de la mano, algo de paciencia y diez minutos caminando hacen más por un par nuevo que cualquier martillo. Qué ablandar, en qué orden y cuándo parar.',
  coverAlt:
    'Una zapatilla de punta con la suela de cuero hacia arriba y una marca donde dobla; alrededor, cintas sueltas, una aguja e hilo.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Todos hemos visto esos vídeos. Una estrella aplasta la zapatilla con una puerta, corta el satén de la punta, raya la suela con un cuchillo y lo dobla todo por la mitad. Parece el secreto del oficio, y a cada comienzo de curso se lleva por delante unos cuantos pares nuevos.',
    ),
    p(
      'El par del vídeo bailará una noche, quizá un acto, y mañana habrá otro. Cuando las puntas tienen que durar semanas de clase hace falta lo contrario: lo menos posible, y solo donde la zapatilla se resiste.',
    ),
    h2('Primero, enseñarlas'),
    p(
      'Antes de coser o doblar nada, se enseñan al profesor, puestas. En parte es cuestión de dinero, porque las tiendas no suelen aceptar la devolución de un par cosido, sucio o usado. Sobre todo es cuestión de ajuste: una punta que no es la tuya no lo será por más que la ablandes. En un primer par no se cambia nada sin preguntar, ni se imita lo que los profesionales hacen con las suyas.',
    ),
    h2('Poco a poco'),
    p(
      'Para una punta tradicional, de tela y pegamento, bastan cuatro gestos. Pruébatela después de cada uno y sigue solo si hace falta.',
    ),
    ol(
      '**La parte alta de la caja.** Aplánala un poco con la palma. Tiene que ceder y seguir siendo redonda.',
      '**Las alas.** Ablanda apenas el borde superior entre dos dedos, justo donde toca el pie.',
      '**La suela.** Dóblala con suavidad a unos tres cuartos de su largo contando desde la caja, o donde lo marque tu profesor o el especialista. Por la mitad, nunca.',
      '**Los pasos.** Recorre la habitación en media punta. Las primeras subidas, en clase, en la barra y con tu profesor delante.',
    ),
    p(
      'El momento de parar llega antes de lo que se cree. En cuanto la punta acompaña al pie por la media punta, ya está; del resto se ocupan las clases. Si se trabaja de más pierde la sujeción, y la sujeción no vuelve.',
    ),
    quote('La sujeción que quitas hoy no vuelve mañana. Si dudas, baila antes una clase más.'),
    h2('Según de qué estén hechas'),
    table([
      ['Material', 'Tela y pegamento', 'Elastómero o termoplástico'],
      ['En la tienda', 'Ceñida y algo rígida', 'Bien desde el primer minuto, porque apenas cambiará'],
      ['Ablandarla', 'A mano, en pasos pequeños', 'Ni doblarla ni mojarla'],
      ['Con el uso', 'Se amolda al pie y sigue ablandándose', 'Mantiene la forma mucho tiempo'],
      ['El calor', 'Evítalo: el pegamento suele ablandarse', 'Solo como indique el fabricante'],
    ]),
    p(
      'Hay casos intermedios. [Bloch](/brand/bloch) ha ofrecido modelos termomórficos (TMT) que se ablandan con aire caliente, toman forma sobre el pie y se fijan al enfriarse; también usa varios pegamentos, de uno firme a otros más moldeables. Las puntas de [Gaynor Minden](/brand/gaynor) son de elastómero y deben ajustar tal como vienen. Si una punta se puede calentar, la única receta es la hoja del fabricante; un secador y «a ojo» no valen.',
    ),
    h2('Aguja y cinta'),
    p(
      'Coser forma parte del proceso, porque una punta que no va sujeta no se puede juzgar. Muchos profesores tienen su propio método, así que pregunta. Si no lo tienen, se suele hacer así:',
    ),
    ul(
      'Cuatro cintas iguales, de unos 22 milímetros de ancho y 55 centímetros de largo.',
      'Se dobla el talón hacia delante para encontrar el sitio, se inclina un poco la cinta y se cose al forro sin atrapar el cordón.',
      'Un elástico en forma de presilla en el talón, o dos cruzados. Ceñidos, con espacio para un dedo.',
      'Se ata con el pie en flex. El nudo va por dentro, en el hueco blando detrás del hueso del tobillo, lejos del tendón de Aquiles. Los extremos se esconden.',
    ),
    p(
      'El cordón, al final. Cierra el escote, pero no debe sujetar la punta al pie. Se tira por igual y nunca hacia arriba, o presionará el tendón.',
    ),
    h2('Puertas, martillos, agua'),
    p(
      'Los métodos extremos tienen algo en común: funcionan en el acto. También debilitan la punta y restan estabilidad al pie y al tobillo, un precio alto por unas puntas que suenen menos al caer. Si después de dos o tres clases pacientes el par sigue siendo de madera, la causa estará probablemente en [la dureza de la suela](/blog/dureza-de-la-suela) o en el modelo, y un especialista ayudará más que un martillo.',
    ),
    p(
      'La presión que afloja cuando la punta se calienta es parte del proceso. El dolor no. Si es agudo, se queda en un punto o va a más, para y [haz que te lo miren](/blog/dolor-en-puntas).',
    ),
  ),
};
