/** The privacy notice in force: who registers accepts this version, and it is written down with the client. */
export const currentPrivacyNotice = {
  version: '2026-01',
  text: `AVISO DE PRIVACIDAD

1. Responsable
El distribuidor que opera Surco es responsable de los datos personales que usted proporciona y los protege conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.

2. Datos que se recaban
Nombre o razón social, RFC, teléfono, correo, domicilio, estado y localidad, superficie, tamaño del hato y tipo de producción. No se piden datos personales sensibles.

3. Para qué se usan
Para atender su solicitud de registro, asignarle un consultor, preparar cotizaciones, ventas y DKbonos, y darles seguimiento. No se usan para fines distintos sin su consentimiento.

4. Con quién se comparten
Con el consultor y el distribuidor que atienden su zona, y con las autoridades cuando la ley lo exija. Sus datos no se venden.

5. Sus derechos
Puede acceder a sus datos, rectificarlos, cancelarlos u oponerse a su uso, y retirar su consentimiento, por medio de su consultor o de la administración del distribuidor, que responderá en los plazos de la ley.

6. Conservación y cambios
Los datos se conservan mientras exista la relación comercial y el tiempo que la ley exija después. Si este aviso cambia, se publicará aquí con una versión nueva.`,
} as const;
