import type { FieldError } from '../domain/fieldError';
import type { Money } from '../domain/money/money';

/** Every error that the API may return, by error code: its HTTP status and the Spanish message for the user. */
export const apiErrors = {
  DATOS_INVALIDOS: { status: 400, text: 'Revise los datos: hay campos que no son válidos.' },
  JSON_INVALIDO: { status: 400, text: 'La solicitud no se pudo leer: está mal formada.' },
  LISTA_DEMASIADO_GRANDE: {
    status: 400,
    text: 'La lista es demasiado larga para pedirla completa. Acote los filtros o use Exportar para descargarla.',
  },
  ENLACE_INVALIDO: { status: 400, text: 'Este enlace ya se usó, venció o no es válido. Solicite uno nuevo.' },
  API_KEY: { status: 401, text: 'La aplicación no está autorizada para usar este servicio.' },
  SESION_INVALIDA: { status: 401, text: 'Sesión inválida. Por favor, inicia sesión nuevamente.' },
  CREDENCIALES_INVALIDAS: { status: 401, text: 'El usuario o la contraseña no son correctos.' },
  CLAVE_CLIENTE_INVALIDA: { status: 401, text: 'El teléfono o la clave de cliente no son correctos.' },
  CODIGO_INVALIDO: { status: 401, text: 'El código no es correcto. Escriba el que muestra ahora su aplicación.' },
  VERIFICACION_VENCIDA: {
    status: 401,
    text: 'La verificación venció o ya se usó. Escriba de nuevo su correo y contraseña.',
  },
  LLAVE_INVALIDA: {
    status: 401,
    text: 'No fue posible comprobar la llave de acceso. Inténtelo de nuevo o use un código.',
  },
  TOKEN_INVALIDO: { status: 401, text: 'No fue posible comprobar la cuenta corporativa. Entre de nuevo.' },
  TOKEN_AJENO: {
    status: 401,
    text: 'La autorización de Microsoft es de otra aplicación. Vuelva a entrar desde la página de Surco.',
  },
  CUENTA_AJENA: {
    status: 401,
    text: 'Esta cuenta de Microsoft es de otra organización. Entre con la de su empresa o con correo y contraseña.',
  },
  TOKEN_PUBLICACION: {
    status: 401,
    text: 'El token de publicación no es válido o se revocó. Solicite otro a un administrador.',
  },
  CUENTA_DESCONOCIDA: {
    status: 403,
    text: 'Esta cuenta corporativa no está dada de alta en Surco. Solicite el acceso a un administrador.',
  },
  CUENTA_INACTIVA: { status: 403, text: 'Esta cuenta no está activa. Solicite el acceso a un administrador.' },
  PERMISO_DENEGADO: { status: 403, text: 'No tiene permiso para realizar esta acción.' },
  IDENTIDAD_SIN_CONFIRMAR: {
    status: 403,
    text: 'Para este cambio confirme que es usted: entre otra vez con su cuenta de Microsoft.',
  },
  ORIGEN_DENEGADO: { status: 403, text: 'La solicitud viene de un sitio no autorizado.' },
  SEGUNDO_FACTOR_PENDIENTE: {
    status: 403,
    text: 'Active primero la verificación en dos pasos: su cuenta la necesita.',
  },
  TERMINOS_PENDIENTES: { status: 403, text: 'Acepte primero los términos de uso.' },
  NO_ENCONTRADO: { status: 404, text: 'No se encontró lo que se busca: quizá se eliminó o ya no está a su cargo.' },
  VERSION_OBSOLETA: {
    status: 409,
    text: 'Otra persona modificó este registro. Revise los cambios y vuelva a intentarlo.',
  },
  TEXTO_LEGAL_OBSOLETO: {
    status: 409,
    text: 'El texto cambió desde que se abrió esta página. Lea la versión vigente antes de aceptarla.',
  },
  PRECIO_CAMBIADO: {
    status: 409,
    text: 'El total cambió desde que se mostró. Revise los precios y confirme el total nuevo.',
  },
  FECHA_POR_CONFIRMAR: { status: 409, text: 'Falta confirmar una fecha poco común.' },
  STOCK_INSUFICIENTE: { status: 409, text: 'No hay bolsas suficientes para esta venta.' },
  TEMPORADA_CERRADA: { status: 409, text: 'La temporada no está abierta.' },
  CLIENTE_NO_DISPONIBLE: { status: 409, text: 'El cliente no está activo.' },
  TRANSICION_INVALIDA: { status: 409, text: 'El estatus actual no permite esta acción.' },
  DUPLICADO: { status: 409, text: 'Ya existe un registro con estos datos.' },
  EN_USO: { status: 409, text: 'El registro está en uso y no se puede eliminar.' },
  VERSION_PUBLICADA: {
    status: 409,
    text: 'Esta versión ya está publicada con otro contenido. Cambie su número de versión y publíquela de nuevo.',
  },
  IDEMPOTENCIA: { status: 409, text: 'Esta solicitud ya se envió con otros datos.' },
  DEMASIADO_GRANDE: { status: 413, text: 'La solicitud es demasiado grande.' },
  TIPO_NO_ADMITIDO: { status: 415, text: 'La solicitud debe enviarse como JSON.' },
  ARCHIVO_INVALIDO: {
    status: 422,
    text: 'El archivo no es una hoja de cálculo de Excel (.xlsx) ni un texto separado (.csv).',
  },
  IMPORTACION_CON_ERRORES: {
    status: 422,
    text: 'El archivo tiene errores y no se importó nada. Corríjalos y vuelva a importarlo.',
  },
  SECCION_RECHAZADA: {
    status: 422,
    text: 'La sección no se publicó: la compilación no se puede usar en este servidor.',
  },
  REPORTE_DEMASIADO_GRANDE: {
    status: 422,
    text: 'El reporte sería demasiado grande. Acote los filtros e inténtelo de nuevo.',
  },
  DEMASIADOS_INTENTOS: { status: 429, text: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.' },
  SERVICIO_DETENIDO: {
    status: 503,
    text: 'El servicio se está reiniciando. Inténtelo de nuevo en unos segundos.',
  },
  SERVICIO_OCUPADO: {
    status: 503,
    text: 'Hay demasiadas solicitudes en este momento. Inténtelo de nuevo en unos segundos.',
  },
  DEMASIADOS_ARCHIVOS: {
    status: 429,
    text: 'Ya tiene varios archivos en proceso. Espere a que terminen e inténtelo de nuevo.',
  },
  ERROR_INTERNO: { status: 500, text: 'Algo salió mal. Inténtelo de nuevo en unos momentos.' },
  DIRECTORIO_NO_DISPONIBLE: {
    status: 503,
    text: 'El directorio corporativo no responde. Inténtelo de nuevo en unos momentos.',
  },
  CORREO_NO_DISPONIBLE: {
    status: 503,
    text: 'El correo no se pudo enviar: el servidor de correo no responde o lo rechaza. Avise a quien lo administra.',
  },
  AVISOS_NO_DISPONIBLES: {
    status: 503,
    text: 'La notificación no se pudo enviar: el servicio de notificaciones del navegador no responde. Inténtelo en unos minutos.',
  },
  BASE_NO_DISPONIBLE: {
    status: 503,
    text: 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos segundos.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof apiErrors;

/**
 * Body of a failed response. `data` is the current record with VERSION_OBSOLETA, a `Repricing` with PRECIO_CAMBIADO, the
 * report of an import with IMPORTACION_CON_ERRORES and ARCHIVO_INVALIDO, and the problems of the build with
 * SECCION_RECHAZADA. With IDEMPOTENCIA it is the answer to the first request with the key.
 */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  details?: FieldError[];
  data?: unknown;
}

/** `data` of PRECIO_CAMBIADO: the total that the request named, and what the document costs now. */
export interface Repricing {
  shownTotal: Money;
  subtotal: Money;
  tax: Money;
  total: Money;
  lines: { productId: string; code: string; quantity: number; basePrice: Money; discount: number; total: Money }[];
}
