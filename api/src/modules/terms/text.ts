/** The terms in force. A new version is a new text here: everyone is asked again. */
export const currentTerms = {
  version: '2026-01',
  text: `TÉRMINOS Y CONDICIONES DE USO DE SURCO

1. Objeto
Surco es la herramienta con la que el distribuidor registra clientes, ventas y DKbonos de semilla, y consulta inventario y simulaciones de ensilado. Su uso está reservado al personal y a los consultores autorizados.

2. Cuenta personal
La cuenta es personal e intransferible. La contraseña no se comparte con nadie. Cualquier acceso indebido se informa de inmediato al coordinador de la zona.

3. Veracidad de los registros
Las ventas, los abonos y los datos de los clientes se registran completos y conforme a lo acordado con el cliente. Los precios y el inventario que calcula el sistema son los que valen.

4. Datos personales
Los datos de los clientes se usan solo para atenderlos. No se copian, comparten ni conservan fuera de Surco. Su tratamiento se rige por el aviso de privacidad del distribuidor y por la ley mexicana de protección de datos personales.

5. Registro de actividad
Cada movimiento queda registrado con su autor, fecha y hora, y puede ser revisado por la administración.

6. Simulaciones
Los resultados del simulador son estimaciones para comparar opciones. No constituyen una garantía de rendimiento, de producción de leche ni de utilidad.

7. Vigencia
Estos términos rigen desde su aceptación. Cuando cambien, se pedirá aceptarlos de nuevo antes de continuar.`,
} as const;
