const splitList = (text: string): readonly string[] => text.split(', ');

// Words for the names of people, companies, ranches and streets, and notes of documents.

export const menNames = splitList(
  'José Luis, Juan Carlos, Francisco, Jesús, Manuel, Antonio, Rubén, Raúl, Ramiro, Gerardo, Arturo, Ignacio, Roberto, Sergio, Alfredo, Enrique, Guillermo, Javier, Martín, Salvador, Fernando, Rodolfo, Humberto, Alberto, Eduardo, Óscar, Miguel Ángel, Felipe, Agustín, Rogelio, Tomás, Efraín, Gilberto, Leonardo, Mauricio, Pablo',
);
export const womenNames = splitList(
  'María Elena, Guadalupe, Patricia, Leticia, Rosa María, Verónica, Margarita, Alejandra, Silvia, Yolanda, Teresa, Adriana, Beatriz, Claudia, Irma, Gabriela, Lourdes, Norma, Araceli, Martha',
);
export const surnames = splitList(
  'Aguilar, Alvarado, Arriaga, Ávila, Barrera, Becerra, Cabrera, Camacho, Carranza, Castañeda, Castro, Cervantes, Contreras, De León, Díaz, Domínguez, Escobedo, Espinoza, Fernández, Flores, Franco, Fuentes, Galván, García, Gómez, González, Gutiérrez, Hernández, Herrera, Ibarra, Jiménez, Juárez, Lara, León, López, Lozano, Luna, Macías, Márquez, Martínez, Medina, Mejía, Mendoza, Mireles, Montoya, Morales, Muñoz, Navarro, Núñez, Ochoa, Olvera, Ortega, Ortiz, Padilla, Peña, Pérez, Quiroz, Ramírez, Ramos, Rangel, Reyes, Ríos, Rivera, Rodríguez, Romero, Rosales, Ruiz, Salazar, Sánchez, Sandoval, Serrano, Solís, Soto, Tejeda, Torres, Trejo, Valdés, Vargas, Vázquez, Vega, Velázquez, Villalobos, Zamora, Zavala, Zúñiga',
);
export const companyKinds = splitList(
  'Ganadera, Agropecuaria, Establo, Rancho, Lechera, Agroproductos, Forrajes, Unión de Ganaderos',
);
export const ranchNames = splitList(
  'El Mezquital, La Esperanza, Santa Rosa, Los Nogales, El Porvenir, San Isidro, La Concepción, Las Palmas, El Refugio, Tres Hermanos, La Joya, San Antonio, El Encino, Buenavista, La Ceiba, Los Pinos, Santa Cruz, El Sabinal, La Noria, Agua Nueva, San Miguel, El Laurel, Las Delicias, La Candelaria, Piedra Blanca, El Tulipán, Santa Elena, Los Álamos, La Victoria, Monte Alto',
);
export const companyLegalForms = splitList('S.P.R. de R.L., S.A. de C.V., S. de R.L. de C.V., S.C. de R.L.');
export const roadNames = splitList(
  'Carretera a Los Ángeles km, Camino vecinal a San José km, Carretera federal km, Camino al ejido Hidalgo km, Libramiento norte km',
);
export const documentNotes = splitList(
  'Entregar en bodega del rancho., Llamar antes de entregar., El cliente recoge en bodega., Entregar por la mañana., Siembra prevista para las primeras lluvias.',
);
