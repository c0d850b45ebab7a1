-- What every installation needs before its first record: the states by their national census key, and the
-- production types the simulator starts from.
insert into states (id, name) values
  ('01', 'Aguascalientes'), ('02', 'Baja California'), ('03', 'Baja California Sur'), ('04', 'Campeche'),
  ('05', 'Coahuila'), ('06', 'Colima'), ('07', 'Chiapas'), ('08', 'Chihuahua'), ('09', 'Ciudad de México'),
  ('10', 'Durango'), ('11', 'Guanajuato'), ('12', 'Guerrero'), ('13', 'Hidalgo'), ('14', 'Jalisco'),
  ('15', 'México'), ('16', 'Michoacán'), ('17', 'Morelos'), ('18', 'Nayarit'), ('19', 'Nuevo León'),
  ('20', 'Oaxaca'), ('21', 'Puebla'), ('22', 'Querétaro'), ('23', 'Quintana Roo'), ('24', 'San Luis Potosí'),
  ('25', 'Sinaloa'), ('26', 'Sonora'), ('27', 'Tabasco'), ('28', 'Tamaulipas'), ('29', 'Tlaxcala'),
  ('30', 'Veracruz'), ('31', 'Yucatán'), ('32', 'Zacatecas');

insert into production_types (name, default_intake_kg, default_days, milk_kg_per_tonne_dm) values
  ('Leche', 25, 365, 1500),
  ('Doble propósito', 20, 150, 500),
  ('Engorda', 10, 120, null),
  ('Cría', 12, 150, null);
