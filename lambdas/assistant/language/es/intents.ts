import { adult } from '../expressions.ts';
import type { IntentTable } from '../tables.ts';

export const intents: IntentTable = {
  shop: 'existencias|hay en (?:tienda|stock)|en stock|envios?(?!\\p{L})|gastos de envio|devoluc|descuento|cupon|rebaja',
  place: {
    where: 'donde|hay|conoc|recomiend',
    for: 'tienda|fitter|prueb|prob|compr|especialista|vend',
    at: '(?:en|cerca de|por) (\\p{L}{3,})',
  },
  grownUp: { said: `(?:tengo|con|a los) ${adult} (?:anos|anitos)(?! (?:bail|de))`, means: 'adulto adulta' },
  topics: {
    weight: { asked: 'cuanto pesan?|pesan|gramos?|peso de (?:\\p{L}+ )?(?:puntas?|zapatillas?|par)' },
    warranty: { asked: 'garantia' },
    vegan: { asked: 'vegan[oa]s?' },
    dyeing: { asked: 'tenir(?:las?)?|tinen?|tenid\\p{L}*|pintar\\p{L}*' },
    noise: { asked: 'ruid\\p{L}*|silencios\\p{L}*|cruj\\p{L}*|rechin\\p{L}*' },
    men: { asked: '(?:para|de) (?:un )?(?:hombres?|chicos?|varon|varones)|masculin\\p{L}*' },
    leftAndRight: { asked: '(?:izquierd\\p{L}+ [yo] derech\\p{L}+|derech\\p{L}+ [yoe] izquierd\\p{L}+)' },
    tights: { asked: '(?:que|cuales) (?:medias|mallas) (?!puntas?)|(?:con|sin) (?:medias|mallas)(?! puntas?)' },
    rosin: { asked: 'colofonia|resina' },
    makeUp: { asked: 'maquillaje|base de maquillaje' },
    darning: { asked: 'zurc\\p{L}*' },
    inventor: { asked: 'quien (?:invento|creo|ideo) las (?:primeras )?(?:puntas|zapatillas)' },
    cutting: {
      asked:
        '(?:re)?cort\\p{L}* (?:\\p{L}+ ){0,2}(?:cordon\\p{L}*|hilo|saten)|(?:cordon\\p{L}*|hilo|saten) (?:\\p{L}+ ){0,4}(?:re)?cort\\p{L}*',
    },
    gluing: { asked: 'peg\\p{L}* (?:\\p{L}+ ){0,3}(?:cintas?|elasticos?)' },
    order: {
      asked: '(?:elasticos?|cintas?) (?:\\p{L}+ ){0,3}(?:antes|despues) (?:\\p{L}+ ){0,4}(?:elasticos?|cintas?)',
    },
    freezing: { asked: 'congel\\p{L}*' },
    contact: { asked: 'telefono|horario' },
  },
};
